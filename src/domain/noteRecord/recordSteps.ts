import { ownText } from '../outside/ownText.ts';
import { traitsOf } from '../shipment/eventTraits.ts';
import type { ShipmentRecord } from '../shipment/Shipment.ts';
import type { ShipmentEvent } from '../shipment/ShipmentEvent.ts';
import type { RecordState } from './NoteRecord.ts';

/** What makes a state: its facts, and all that its hash is of. */
export interface RecordStep extends Omit<RecordState, 'seq' | 'dataHash' | 'prevHash'> {
  readonly data: unknown;
}

/** An internal note is one side's; what was not sent is not recorded. */
const isRecorded = ({ type, data, isUnsent }: ShipmentEvent): boolean =>
  traitsOf(type).isRecorded && isUnsent !== true && !(type === 'note' && ownText(data, 'visibility') === 'internal');

const whatOf = ({ type, data }: ShipmentEvent): string => {
  const kind = ownText(data, 'kind');
  return kind === undefined ? type : `${type}.${kind}`;
};

/** What the files of a proof hold, by their SHA-256; undefined for any other event. */
const filesOf = (
  { type, data }: ShipmentEvent,
  documents: ShipmentRecord['documents'],
): readonly string[] | undefined => {
  const proof = documents.find(({ id }) => id === ownText(data, 'documentId'));
  return type === 'pod_added' ? proof?.files.map(({ sha256 }) => sha256).toSorted() : undefined;
};

/**
 * The steps of a shipment's record, the same for both parties, without a price. What it is about belongs to the first. Companies stand by
 * their ids, as names change. When a step was recorded is left out: the service writes down late what follows from the clock.
 */
export const recordSteps = ({
  reference,
  shipper,
  carrier,
  stops,
  cargo,
  required,
  notes,
  events,
  documents,
}: ShipmentRecord): readonly RecordStep[] => {
  const companies = { shipper: shipper.id, carrier: carrier.id, service: null } as const;
  const about = { reference, shipper: shipper.id, carrier: carrier.id, stops, cargo, required, notes };
  return events.filter(isRecorded).map((event, place) => {
    const { id, type, stop, at, side, source, position, data } = event;
    const said = { id, type, stop, at, side, source, position, data, files: filesOf(event, documents) };
    return {
      at: new Date(at).toISOString(),
      by: companies[side],
      role: side,
      what: whatOf(event),
      data: place === 0 ? { ...said, about } : said,
    };
  });
};
