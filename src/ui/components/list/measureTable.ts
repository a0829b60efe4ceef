import type { DrawnTable } from './TableMemory.ts';

/** Measures a table with all its rows. Undefined where nothing is laid out, and beside a record, where rows are cards for a while. */
export const measureTable = (table: HTMLTableElement): Omit<DrawnTable, 'circumstances' | 'rows'> | undefined => {
  const { height } = table.getBoundingClientRect();
  if (height === 0 || table.closest('[data-split]')) return undefined;
  const end = window.innerHeight - window.scrollY;
  return {
    widths: [...(table.tHead?.rows[0]?.cells ?? [])].map((head) => head.getBoundingClientRect().width),
    inView: [...(table.tBodies[0]?.rows ?? [])].filter((row) => row.getBoundingClientRect().top < end).length,
    height,
  };
};
