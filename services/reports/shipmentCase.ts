import type { Case } from './Case.ts';
import { unmeasured } from './unmeasured.ts';

/** What every case of a shipment as a whole is made of. */
export interface ShipmentRow {
  readonly id: string;
  readonly reference: string;
  readonly partyId: string;
  readonly lane: string;
  readonly status: string;
  readonly km: number;
  readonly endsAt: Date;
  readonly timeZone: string | null;
}

/** A shipment as a whole on the day it belongs to, with nothing measured but its way; `towns` are where it goes from and to. */
export const shipmentCase = (
  row: ShipmentRow,
  day: string,
  towns: readonly (string | null | undefined)[],
): Omit<Case, 'outcome'> => ({
  ...unmeasured,
  record: { kind: 'shipment', id: row.id },
  reference: row.reference,
  stop: null,
  type: null,
  place: towns.filter((town) => typeof town === 'string').join(' → '),
  lane: row.lane,
  partyId: row.partyId,
  timeZone: row.timeZone,
  day,
  due: row.endsAt.getTime(),
  km: row.km,
});
