/** The title of the open page; the page shell shows it, or the player's turn instead. */
export const page = $state({ title: 'riverboat' });
