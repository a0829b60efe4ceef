/** The columns with one of them moved by a number of places, to the end at most. */
export const moveColumn = (columns: readonly string[], column: string, by: number): readonly string[] => {
  const at = columns.indexOf(column);
  if (at < 0) return columns;
  const rest = columns.filter((each) => each !== column);
  return rest.toSpliced(Math.max(at + by, 0), 0, column);
};
