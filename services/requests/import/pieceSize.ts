interface Piece {
  readonly rows: number;
  /** How long the database was held for it, in milliseconds. */
  readonly ms: number;
}

/** Milliseconds that a piece should hold the database: so long do others wait for it. */
const longest = 20;

/** Rows of the first commit, and of each on a machine that is busy: with fewer, 1,000 would take longer than 5 s by the commits alone. */
export const leastPiece = 10;
const mostPiece = 50;

/** How many rows the next commit adds: as many as fit into 20 ms, by the last one, and at most twice as many as that had. */
export const nextPiece = ({ rows, ms }: Piece): number =>
  Math.max(Math.min(Math.floor((rows * longest) / ms), 2 * rows, mostPiece), leastPiece);
