/** Freezes the column widths, by default as they are, whichever rows follow; returns a function that releases them. */
export const fixColumns = (table: HTMLTableElement, known?: readonly number[]): (() => void) => {
  const heads = [...(table.tHead?.rows[0]?.cells ?? [])];
  const widths = known ?? heads.map((head) => head.getBoundingClientRect().width);
  heads.forEach((head, at) => {
    head.style.width = `${widths[at]}px`;
  });
  table.style.tableLayout = 'fixed';
  return () => {
    table.style.tableLayout = '';
    for (const head of heads) head.style.width = '';
  };
};
