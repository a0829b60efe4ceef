import type { Page } from './Page.ts';

/** What became of a row that has left its page: as it is now, or undefined if it can no longer be read. */
export type Standing<Row> = ReadonlyMap<string, Row | undefined>;

interface Identified {
  readonly id: string;
}

/** Rows of a page that has been on the screen, and are not on the page as it is now. */
export const leftRows = <Row extends Identified>(held: Page<Row>, latest: Page<Row>): readonly string[] => {
  const present = new Set(latest.rows.map(({ id }) => id));
  return held.rows.map(({ id }) => id).filter((id) => !present.has(id));
};

/** A page whose reader has taken a row off it. */
export const withoutRow = <Row extends Identified>(page: Page<Row>, removed: string | undefined): Page<Row> => {
  const rows = page.rows.filter(({ id }) => id !== removed);
  return { ...page, rows, total: page.total - (page.rows.length - rows.length) };
};

/** A page whose rows stay where they are: each as it is now, and what would be different if it was read anew. */
export const heldPage = <Row extends Identified>(held: Page<Row>, latest: Page<Row>, standing: Standing<Row>) => {
  const now = new Map<string, Row | undefined>([...standing, ...latest.rows.map((row) => [row.id, row] as const)]);
  const gone = new Set(held.rows.map(({ id }) => id).filter((id) => now.has(id) && now.get(id) === undefined));
  return {
    page: { ...held, total: latest.total, rows: held.rows.map((row) => now.get(row.id) ?? row) },
    /** Rows that can no longer be read. */
    gone,
    /** Rows of the whole list that have come since. */
    came: Math.max(0, latest.total - held.total + gone.size),
    isSame: held.rows.map(({ id }) => id).join() === latest.rows.map(({ id }) => id).join(),
  };
};
