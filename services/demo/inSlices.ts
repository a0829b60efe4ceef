/** A statement takes 65,535 parameters at most. */
const most = 500;

/** Adds many rows by few statements, one after the other. */
export async function inSlices<Row>(
  rows: readonly Row[],
  add: (some: readonly Row[]) => Promise<unknown>,
  size = most,
): Promise<void> {
  for (let first = 0; first < rows.length; first += size) {
    // oxlint-disable-next-line no-await-in-loop -- one connection
    await add(rows.slice(first, first + size));
  }
}
