/** The titles of the open pages, a sheet's after that of the table below it. */
const titles = $state<{ text: string }[]>([]);

/** The title of the open page; the page shell shows it, or the player's turn instead. */
export const page = {
  get title(): string {
    return titles.at(-1)?.text ?? 'riverboat';
  },
};

/** Add the title of a page that opens; return the function that removes it. */
export function addTitle(title: { text: string }): () => void {
  titles.push(title);
  return () => titles.splice(titles.findIndex((each) => each === title), 1);
}
