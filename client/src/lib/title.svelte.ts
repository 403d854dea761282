/** The titles of the open pages, that of a sheet after that of the table below it. */
let titles = $state.raw<readonly (() => string)[]>([]);

/** The title of the open page; the page shell shows it, or the player's turn instead. */
export const page = {
  get title(): string {
    return titles.at(-1)?.() ?? 'riverboat';
  },
};

/** Add the title of a page that opens; return the function that removes it. */
export function addTitle(title: () => string): () => void {
  titles = [...titles, title];
  return () => {
    titles = titles.filter((openTitle) => openTitle !== title);
  };
}
