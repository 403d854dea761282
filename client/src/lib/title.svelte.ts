/** The title of the page that is open; the page shell shows it, or the player's turn in its stead. */
export const page = $state({ title: 'riverboat' });
