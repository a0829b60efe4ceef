interface Mark {
  /** px */
  readonly x: number;
  /** px, in the middle of all marks of its group. */
  readonly middle: number;
}

/** px: nearer to the middle, a mark is above or below the others rather than beside them. */
const beside = 8;

/** Whether a mark's label stands to the left of it: away from the lines to the other marks, where there is room for it. */
export function isLabelBefore({ x, middle }: Mark, width: number): boolean {
  if (x < middle - beside) return x > width * 0.25;
  if (x > middle + beside) return x > width * 0.75;
  return x > width * 0.6;
}
