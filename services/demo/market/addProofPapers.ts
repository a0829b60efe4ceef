import { createHash } from 'node:crypto';
import type { Transaction } from 'kysely';
import * as v from 'valibot';
import { eventData } from '../../shipments/eventData.ts';
import type { EventRow } from '../../shipments/ShipmentTables.ts';
import type { Tables } from '../../Tables.ts';
import { inSlices } from '../inSlices.ts';
import { paperPdf } from '../paperPdf.ts';

/** Of deliveries before that, nobody in the demo looks at the papers: two weeks. */
const shown = 14 * 24 * 60 * 60_000;

/** Follows from the event, so that the rest of the demo stays as it is. */
const documentId = (eventId: string): string => {
  const digest = createHash('sha256').update(`delivery note ${eventId}`).digest('hex');
  return `${digest.slice(0, 8)}-${digest.slice(8, 12)}-8${digest.slice(13, 16)}-8${digest.slice(17, 20)}-${digest.slice(20, 32)}`;
};

const linesOf = ({ at, data }: EventRow, reference: string): readonly string[] => {
  const { recipient = '', packages } = v.parse(eventData, data);
  const { delivered = 0, short = 0, damaged = 0 } = packages ?? {};
  return [
    'DELIVERY NOTE',
    `Shipment ${reference}`,
    `Packages received: ${delivered}, short: ${short}, damaged: ${damaged}`,
    `Received by ${recipient}, ${at.toISOString().slice(0, 16).replace('T', ' ')} UTC`,
    'A made-up paper of the demo.',
  ];
};

/** Adds a delivery note to each proof of delivery of the last two weeks. */
export async function addProofPapers(
  tx: Transaction<Tables>,
  shipments: readonly { readonly id: string; readonly reference: string }[],
  events: readonly EventRow[],
  now: Date,
): Promise<void> {
  const references = new Map(shipments.map(({ id, reference }) => [id, reference]));
  const papers = events
    .filter(({ type, recorded_at: at }) => type === 'pod_added' && now.getTime() - at.getTime() < shown)
    .map((event) => {
      const bytes = paperPdf(linesOf(event, references.get(event.shipment_id) ?? ''));
      return { event, id: documentId(event.id), bytes };
    });
  await inSlices(papers, (some) =>
    tx
      .insertInto('document')
      .values(
        some.map(({ event, id, bytes }) => ({
          id,
          company_id: event.carrier_id,
          created_at: event.recorded_at,
          vehicle_id: null,
          driver_id: null,
          shipment_id: event.shipment_id,
          shared_with: event.company_id,
          upload_id: event.id,
          place: 0,
          stop: event.stop,
          type: 'pod' as const,
          file_name: 'delivery note.pdf',
          file_mime: 'application/pdf',
          file_size: bytes.length,
          file_sha256: createHash('sha256').update(bytes).digest('hex'),
          issued_on: null,
          expires_on: null,
        })),
      )
      .execute(),
  );
  await inSlices(papers, (some) =>
    tx
      .insertInto('document_content')
      .values(some.map(({ event, id, bytes }) => ({ document_id: id, company_id: event.carrier_id, bytes })))
      .execute(),
  );
}
