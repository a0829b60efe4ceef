import type { Transaction } from 'kysely';
import type { Tables } from '../Tables.ts';
import { toDocumentAnswer } from './documentAnswer.ts';
import { ownerColumn, type PaperOwner } from './DocumentOwner.ts';
import type { PaperDocumentRow } from './PaperTables.ts';

/** The documents of a vehicle or driver except the photo, newest first. */
export async function documentsOf(tx: Transaction<Tables>, owner: PaperOwner) {
  const rows = await tx
    .selectFrom('document')
    .selectAll()
    .where(ownerColumn[owner.kind], '=', owner.id)
    .where('type', '<>', 'photo')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .$narrowType<Pick<PaperDocumentRow, 'type'>>()
    .execute();
  return rows.map(toDocumentAnswer);
}

/** The photos of vehicles or drivers, by owner id. */
export async function photosOf(
  tx: Transaction<Tables>,
  kind: PaperOwner['kind'],
  ids: readonly string[],
): Promise<ReadonlyMap<string, ReturnType<typeof toDocumentAnswer>>> {
  if (ids.length === 0) return new Map();
  const column = ownerColumn[kind];
  const rows = await tx
    .selectFrom('document')
    .selectAll()
    .where(column, 'in', [...ids])
    .where('type', '=', 'photo')
    .$narrowType<Pick<PaperDocumentRow, 'type'>>()
    .execute();
  return new Map(rows.flatMap((row) => (row[column] === null ? [] : [[row[column], toDocumentAnswer(row)]])));
}
