/** Who reads: sentences about them are put in the second person. */
class You {
  name = $state('');
}

export const you = new You();
