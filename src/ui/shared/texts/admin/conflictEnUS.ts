/** Texts of the conflict dialog in American English. */
export const conflictEnUS = {
  title: 'Somebody changed this in the meantime',
  text: 'What you entered is kept here. Compare it with what was saved, and choose.',
  same: 'Both say the same now. Saving yours changes nothing.',
  field: 'Field',
  mine: 'Yours',
  theirs: 'Theirs',
  empty: 'empty',
  takeTheirs: 'Take theirs',
  saveMine: 'Save mine over it',
  back: 'Go on editing',
} as const;
