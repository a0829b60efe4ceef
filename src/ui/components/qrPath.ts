const runsOf = (row: readonly boolean[], y: number): string => {
  let path = '';
  for (let x = 0; x < row.length; x += 1) {
    if (!row[x]) continue;
    const start = x;
    while (row[x + 1]) x += 1;
    const length = x + 1 - start;
    path += `M${start} ${y}h${length}v1h-${length}z`;
  }
  return path;
};

/** The dark modules of a QR code as one SVG path: a rectangle per horizontal run. */
export const qrPath = (rows: readonly (readonly boolean[])[]): string => rows.map(runsOf).join('');
