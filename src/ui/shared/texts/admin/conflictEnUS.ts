/** Texts of the conflict dialog in American English. */
export const conflictEnUS = {
  title: 'Someone else changed this',
  text: 'Your changes are still here. Compare them with the saved version and choose.',
  choose: 'Compare your choice with the saved version.',
  same: 'Both are the same now. Saving yours changes nothing.',
  field: 'Field',
  mine: 'Yours',
  theirs: 'Theirs',
  empty: 'empty',
  takeTheirs: 'Use theirs',
  saveMine: 'Save mine instead',
  back: 'Keep editing',
  /** Where nothing is being edited. */
  keepTheirs: 'Keep theirs',
} as const;
