/** Who reads: sentences about them are put in the second person. */
class CurrentReader {
  name = $state('');
}

export const you = new CurrentReader();
