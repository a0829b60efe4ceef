/** A count of a proof of delivery that cannot be, and the most it could come to. */
interface PackageProblem {
  readonly field: 'delivered' | 'short' | 'damaged';
  readonly code: 'more_than_ordered' | 'more_than_delivered';
  readonly most: number;
}

/**
 * Which counts of a proof cannot be. What is damaged was delivered, too; and more can come than was ordered only where a note says why.
 * Nothing is held against an order of no packages.
 */
export const packageProblems = (
  { delivered, short, damaged }: { readonly delivered: number; readonly short: number; readonly damaged: number },
  ordered: number,
  hasNote: boolean,
): readonly PackageProblem[] => {
  const problems: PackageProblem[] = [];
  if (ordered > 0 && delivered + short > ordered && !hasNote)
    problems.push({ field: delivered > ordered ? 'delivered' : 'short', code: 'more_than_ordered', most: ordered });
  if (damaged > delivered) problems.push({ field: 'damaged', code: 'more_than_delivered', most: delivered });
  return problems;
};
