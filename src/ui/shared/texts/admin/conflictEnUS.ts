/** Texts of the conflict dialog in American English. */
export const conflictEnUS = {
  title: 'Somebody changed this in the meantime',
  text: 'Your changes are kept here. Compare them with what was saved, and choose.',
  choose: 'Compare what you chose with what was saved.',
  same: 'Both are the same now. Saving yours changes nothing.',
  field: 'Field',
  mine: 'Yours',
  theirs: 'Theirs',
  empty: 'empty',
  takeTheirs: 'Take theirs',
  saveMine: 'Save mine instead',
  back: 'Keep editing',
  /** Where nothing is being edited. */
  keepTheirs: 'Keep theirs',
} as const;
