import type { Figure } from './shareFigure.ts';

interface Grouping<Row> {
  readonly idOf: (row: Row) => string;
  readonly figuresOf: (rows: readonly Row[]) => readonly Figure[];
}

export interface Group {
  readonly id: string;
  readonly figures: readonly Figure[];
}

/** The figures of each group, those with most cases first: few cases say little, so they do not lead. */
export function groupRows<Row>(rows: readonly Row[], { idOf, figuresOf }: Grouping<Row>): readonly Group[] {
  const members = new Map<string, Row[]>();
  for (const row of rows) {
    const id = idOf(row);
    const group = members.get(id);
    if (group) group.push(row);
    else members.set(id, [row]);
  }
  return [...members]
    .map(([id, group]) => ({ id, figures: figuresOf(group) }))
    .filter((group) => casesOf(group) > 0)
    .toSorted((one, other) => casesOf(other) - casesOf(one) || (one.id < other.id ? -1 : 1));
}

const casesOf = ({ figures }: Group): number => figures[0]?.n ?? 0;
