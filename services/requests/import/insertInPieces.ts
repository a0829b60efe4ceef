import type { Transaction } from 'kysely';
import type { Services } from '../../Services.ts';
import type { Tables } from '../../Tables.ts';
import { turnGiver } from '../../web/turns/turnGiver.ts';
import type { RequestRow } from '../RequestTables.ts';
import { insertRequests, type News } from './insertRequests.ts';
import { leastPiece, nextPiece } from './pieceSize.ts';

interface Pieces extends News {
  readonly companyId: string;
  /** Does work in a transaction of the company. */
  readonly inOwn: <Result>(work: (tx: Transaction<Tables>) => Promise<Result>) => Promise<Result>;
}

/** Adds requests as `insertRequests` does, in pieces of a commit each, between which others have the database. */
export async function insertInPieces(
  services: Pick<Services, 'random'>,
  { companyId, inOwn, contents, ...how }: Pieces,
): Promise<readonly RequestRow[]> {
  const added: RequestRow[] = [];
  const giveTurn = turnGiver();
  for (let [at, rows] = [0, leastPiece]; at < contents.length;) {
    const piece = contents.slice(at, at + rows);
    let begun = 0;
    const insert = (tx: Transaction<Tables>) => {
      // Not before, as others may have had the database.
      begun = performance.now();
      return insertRequests(tx, services, companyId, { contents: piece, ...how });
    };
    // oxlint-disable-next-line no-await-in-loop -- one piece after another
    added.push(...(await inOwn(insert)));
    at += piece.length;
    rows = nextPiece({ rows: piece.length, ms: performance.now() - begun });
    // oxlint-disable-next-line no-await-in-loop -- one piece after another
    await giveTurn();
  }
  return added;
}
