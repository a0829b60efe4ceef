/** Keeps the columns as wide as the rows there now make them, whichever rows come; answers how to let them go. */
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
