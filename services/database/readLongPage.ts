import type { Expression, QueryExecutorProvider } from 'kysely';
import { type Identified, readPage, type Wanted } from './readPage.ts';

/** A page of records that may be large, read and sent piece by piece. */
export interface LongPage<Answers> {
  readonly paging: { readonly page: number; readonly size: number; readonly total: number };
  readonly first: Answers;
  /** Each reads a piece that follows, in a transaction of its own. A record that is gone meanwhile is left out. */
  readonly rest: readonly (() => Promise<Answers>)[];
}

/** A record of a page that is to be read. */
export interface Weighed extends Identified {
  /** Of its content, as it is kept. */
  readonly bytes: number;
}

interface ReadingPieces<Found extends Identified, Answers, Tx> {
  readonly byIds: (tx: Tx, ids: readonly string[]) => Promise<readonly Found[]>;
  readonly answers: (tx: Tx, rows: readonly Found[]) => Promise<Answers>;
  readonly anew: <Result>(work: (tx: Tx) => Promise<Result>) => Promise<Result>;
}

interface Reading<Found extends Identified, Answers, Tx> extends ReadingPieces<Found, Answers, Tx> {
  readonly found: Expression<Found>;
  /** The same, with the columns to sort by and `bytes` alone. */
  readonly weighed: Expression<Weighed>;
}

/** The largest records have some 115 kB as text. What is kept is compressed, some to a thirtieth. */
const piece = { rows: 100, bytes: 64 * 1024, largest: 20 } as const;

/** Ids of records in pieces that take some ten milliseconds each to read and to write. */
function inPieces(rows: readonly Weighed[]): readonly (readonly string[])[] {
  const pieces: string[][] = [[]];
  let bytes = 0;
  for (const row of rows) {
    const last = pieces.at(-1) ?? [];
    bytes += row.bytes;
    if (last.length > 0 && (last.length === piece.rows || bytes > piece.bytes)) {
      pieces.push([row.id]);
      bytes = row.bytes;
    } else last.push(row.id);
  }
  return pieces;
}

/** The records of a page, as pieces that neither memory nor the event loop notice. */
export async function readPieces<Found extends Identified, Answers, Tx>(
  tx: Tx,
  { byIds, answers, anew }: ReadingPieces<Found, Answers, Tx>,
  page: readonly Weighed[],
): Promise<Omit<LongPage<Answers>, 'paging'>> {
  const read = async (own: Tx, ids: readonly string[]): Promise<Answers> => {
    const byId = new Map((await byIds(own, ids)).map((row) => [row.id, row]));
    return answers(
      own,
      ids.flatMap((id) => byId.get(id) ?? []),
    );
  };
  const [first = [], ...rest] = inPieces(page);
  return { first: await read(tx, first), rest: rest.map((ids) => () => anew((own) => read(own, ids))) };
}

/** One page of a query's rows, with the total, as pieces. */
export async function readLongPage<Found extends Identified, Answers, Tx extends QueryExecutorProvider>(
  tx: Tx,
  { found, weighed, ...reading }: Reading<Found, Answers, Tx>,
  wanted: Wanted,
): Promise<LongPage<Answers>> {
  if (wanted.size <= piece.largest) {
    const { rows, paging } = await readPage(tx, found, wanted);
    return { paging, first: await reading.answers(tx, rows), rest: [] };
  }
  const { rows, paging } = await readPage(tx, weighed, wanted);
  return { paging, ...(await readPieces(tx, reading, rows)) };
}
