/** Freezes the current column widths, whichever rows follow; returns a function that releases them. */
export const fixColumns = (table: HTMLTableElement): (() => void) => {
  const heads = [...(table.tHead?.rows[0]?.cells ?? [])];
  const widths = heads.map((head) => head.getBoundingClientRect().width);
  heads.forEach((head, at) => {
    head.style.width = `${widths[at]}px`;
  });
  table.style.tableLayout = 'fixed';
  return () => {
    table.style.tableLayout = '';
    for (const head of heads) head.style.width = '';
  };
};
