import type { Context } from 'hono';
import type { Transaction } from 'kysely';
import type { Member } from '../company/Member.ts';
import { memberOf } from '../company/memberOf.ts';
import { inCompany } from '../database/inCompany.ts';
import { inOwnTransaction } from '../database/unitOfWork/UnitOfWork.ts';
import { insertDocument } from '../papers/insertDocument.ts';
import { takeFile, type TakenFile } from '../papers/takeFile.ts';
import type { Services } from '../Services.ts';
import type { Tables } from '../Tables.ts';
import type { AppEnv } from '../web/AppEnv.ts';
import { notFound } from '../web/notFound.ts';
import { refusedField } from '../web/problems/refusedField.ts';
import { refusedFields } from '../web/problems/refusedFields.ts';
import { Refusal } from '../web/Refusal.ts';
import { completionId } from './completion.ts';
import type { DocumentForm } from './documentForm.ts';
import { findShipment } from './findShipment.ts';
import { lockShipment } from './lockShipment.ts';
import { proveDelivery } from './proveDelivery.ts';
import { ShipmentLog } from './ShipmentLog.ts';
import type { ShipmentRow } from './ShipmentTables.ts';

/**
 * Keeps a document of a shipment, and records a proof of delivery as what happened. What was kept before under the same id is answered as
 * it is, before its files are looked at. Refuses what `takeFile` and `insertDocument` refuse.
 */
export async function addDocument(services: Services, c: Context<AppEnv>, shipmentId: string, form: DocumentForm) {
  const by = memberOf(c);
  const { data } = form;
  const look = async (tx: Transaction<Tables>) => {
    const row = await tx.selectFrom('shipment').select('id').where('id', '=', shipmentId).executeTakeFirst();
    if (!row) throw notFound();
    return (await isKept(tx, shipmentId, data, by))
      ? findShipment(tx, by.companyId, row.id, services.clock.now())
      : null;
  };
  const kept = await inOwnTransaction(() => inCompany(services.db, by.companyId, by.userId, look));
  if (kept) return kept;
  const files: TakenFile[] = [];
  for (const file of form.file) {
    // oxlint-disable-next-line no-await-in-loop -- one picture in memory at a time
    files.push(await takeFile(services, c, { file, type: data.type, owner: 'shipment' }));
  }
  return inCompany(services.db, by.companyId, by.userId, async (tx) => {
    const row = await lockShipment(tx, shipmentId);
    const now = services.clock.now();
    if (!(await isKept(tx, shipmentId, data, by))) await keep(services, tx, row, { data, files, by });
    return findShipment(tx, by.companyId, shipmentId, now);
  });
}

/** Whether a document was kept before. Refuses with 422 an id that is that of something else. */
async function isKept(tx: Transaction<Tables>, shipmentId: string, { id, type }: DocumentForm['data'], by: Member) {
  if (id === null) return false;
  if (id === completionId({ id: shipmentId })) throw refusedFields([refusedField('id', 'givenTwice')]);
  const kept = await tx
    .selectFrom('document')
    .select(['type', 'company_id'])
    .where('shipment_id', '=', shipmentId)
    .where('upload_id', '=', id)
    .executeTakeFirst();
  if (kept?.type === type && kept.company_id === by.companyId) return true;
  const told = await tx
    .selectFrom('shipment_event')
    .select('id')
    .where('shipment_id', '=', shipmentId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (kept || told) throw refusedFields([refusedField('id', 'givenTwice')]);
  return false;
}

interface Upload {
  readonly data: DocumentForm['data'];
  readonly files: readonly TakenFile[];
  readonly by: Member;
}

async function keep(services: Services, tx: Transaction<Tables>, row: ShipmentRow, { data, files, by }: Upload) {
  const now = services.clock.now();
  const log = await ShipmentLog.open(services, tx, row, now);
  const uploadId = data.id ?? services.random.uuid();
  const { type, stop, note } = data;
  if (type === 'pod') {
    proveDelivery(log, { ...data, id: uploadId, documentId: files[0]?.documentId ?? '' }, by, now);
  } else {
    requirePlace(log, stop);
    await requirePlaceForProofs(tx, row.id, by, files.length);
  }
  const isCarrier = by.companyId === row.carrier_id;
  const shared = isCarrier ? row.company_id : row.carrier_id;
  for (const [place, file] of files.entries()) {
    const owner = { kind: 'shipment', id: row.id } as const;
    const about = {
      type,
      issued_on: null,
      expires_on: null,
      shared_with: shared,
      upload_id: uploadId,
      place,
      stop,
      note,
    };
    // oxlint-disable-next-line no-await-in-loop -- one connection
    await insertDocument(services, tx, { companyId: by.companyId, owner, file }, about);
  }
  const isTold = (await log.write()) !== row;
  // Both parties hear of it, also where no event says so. Never twice: see `ShipmentLog.write`.
  if (!isTold) await tx.updateTable('shipment').set({ updated_at: now }).where('id', '=', row.id).execute();
}

/** Files other than proofs that each party may add, so that there is always room for a proof of delivery. */
const mostOtherFiles = 100;

async function requirePlaceForProofs(tx: Transaction<Tables>, shipmentId: string, by: Member, more: number) {
  const { count } = await tx
    .selectFrom('document')
    .select((is) => is.fn.countAll<number>().as('count'))
    .where('shipment_id', '=', shipmentId)
    .where('company_id', '=', by.companyId)
    .where('type', '<>', 'pod')
    .executeTakeFirstOrThrow();
  if (count + more <= mostOtherFiles) return;
  throw new Refusal(409, `A shipment has at most ${mostOtherFiles} files besides its proofs.`, {
    reason: 'too_many_documents',
  });
}

/** Refuses a stop that is not there, and documents of what was cancelled. */
function requirePlace({ folded }: ShipmentLog, stop: number | null): void {
  if (folded.status === 'cancelled') throw new Refusal(409, 'This shipment was canceled.', { reason: 'wrong_status' });
  if (stop !== null && !folded.plan[stop]) throw refusedFields([refusedField('stop', 'noSuchStop')]);
}
