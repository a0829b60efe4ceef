import type { Transaction } from 'kysely';
import type { Tables } from '../Tables.ts';
import { toDocumentAnswer } from './toDocumentAnswer.ts';
import { ownerColumn, type DocumentOwner } from './DocumentOwner.ts';

type Photo = ReturnType<typeof toDocumentAnswer>;

/** The photos of vehicles or drivers, by owner id. */
export async function photosOf(
  tx: Transaction<Tables>,
  kind: DocumentOwner['kind'],
  ids: readonly string[],
): Promise<ReadonlyMap<string, Photo>> {
  if (ids.length === 0) return new Map();
  const column = ownerColumn[kind];
  const rows = await tx
    .selectFrom('document')
    .selectAll()
    .where(column, 'in', [...ids])
    .where('type', '=', 'photo')
    .execute();
  return new Map(rows.flatMap((row) => (row[column] === null ? [] : [[row[column], toDocumentAnswer(row)]])));
}
