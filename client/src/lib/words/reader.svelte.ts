/** The reader of the page: sentences about the reader are in the second person. */
class CurrentReader {
  name = $state('');
}

export const you = new CurrentReader();
