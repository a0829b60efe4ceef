import type { Transaction } from 'kysely';
import * as v from 'valibot';
import { idAnswer } from '../fields/idAnswer.ts';
import { instantAnswer } from '../fields/instantAnswer.ts';
import { wholeNumber } from '../fields/wholeNumber.ts';
import { type ShipmentDocumentType, shipmentDocumentTypes } from '../papers/DocumentType.ts';
import type { Tables } from '../Tables.ts';
import { eventData } from './eventData.ts';
import { sideOf } from './eventAnswer.ts';
import { standingOf } from './standingOf.ts';
import type { EventRow, ShipmentRow } from './ShipmentTables.ts';

const text = v.nullable(v.string());

/** A document of a shipment, with the files that were added together. */
export const shipmentDocumentAnswer = v.pipe(
  v.object({
    id: idAnswer,
    type: v.picklist(shipmentDocumentTypes),
    side: v.picklist(['shipper', 'carrier']),
    stop: v.nullable(wholeNumber),
    createdAt: instantAnswer,
    /** Of a proof of delivery: when the goods were handed over, to whom, and how many packages. */
    at: v.nullable(instantAnswer),
    recipient: text,
    packages: v.nullable(v.object({ delivered: wholeNumber, short: wholeNumber, damaged: wholeNumber })),
    note: text,
    /** What the recipient drew: an SVG path of moves and lines in a box of 1000 × 400. */
    signature: text,
    /** What the shipper made of a proof of delivery; null for other documents. */
    standing: v.nullable(v.picklist(['to_verify', 'verified', 'rejected'])),
    rejected: v.nullable(v.object({ at: instantAnswer, reason: v.string(), note: text })),
    files: v.array(
      v.object({ id: idAnswer, name: v.string(), mime: v.string(), size: wholeNumber, sha256: v.string() }),
    ),
  }),
  v.metadata({ ref: 'ShipmentDocument' }),
);

const typeOf = (stored: string): ShipmentDocumentType =>
  shipmentDocumentTypes.find((type) => type === stored) ?? 'other';

/** The documents of a shipment, proofs of delivery with all that were rejected, the oldest first. */
export async function documentsOfShipment(
  tx: Transaction<Tables>,
  shipment: Pick<ShipmentRow, 'id' | 'company_id' | 'carrier_id'>,
  events: readonly EventRow[],
) {
  const rows = await tx
    .selectFrom('document')
    .selectAll()
    .where('shipment_id', '=', shipment.id)
    .orderBy('created_at')
    .orderBy('place')
    .execute();
  const filesOf = (uploadId: string) =>
    rows
      .filter(({ upload_id }) => upload_id === uploadId)
      .map((row) => ({
        id: row.id,
        name: row.file_name,
        mime: row.file_mime,
        size: row.file_size,
        sha256: row.file_sha256,
      }));
  const proofs = events
    .filter(({ type }) => type === 'pod_added')
    .map((event) => {
      const { recipient = null, packages = null, note = null, signature = null } = v.parse(eventData, event.data);
      const told = { type: 'pod' as const, side: 'carrier' as const, stop: event.stop, at: event.at };
      const files = filesOf(event.id);
      const standing = standingOf(event, events);
      const said = { recipient, packages, note, signature };
      return { ...told, id: event.id, createdAt: event.recorded_at, ...said, ...standing, files };
    });
  const others = new Map(rows.filter(({ type }) => type !== 'pod').map((row) => [row.upload_id ?? row.id, row]));
  return [
    ...proofs,
    ...[...others].map(([id, { type, company_id, stop, created_at: createdAt, note }]) => ({
      id,
      type: typeOf(type),
      side: sideOf(shipment, company_id) === 'shipper' ? ('shipper' as const) : ('carrier' as const),
      stop,
      createdAt,
      at: null,
      recipient: null,
      packages: null,
      note,
      signature: null,
      standing: null,
      rejected: null,
      files: filesOf(id),
    })),
  ].toSorted((one, other) => one.createdAt.getTime() - other.createdAt.getTime());
}
