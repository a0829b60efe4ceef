import type { Case } from './Case.ts';
import type { StopFacts } from './StopFacts.ts';

/**
 * What every case of a stop is made of, with nothing measured. What else is known of the stop stays behind, and every field is written out: of
 * tens of thousands, large objects that are copied cost more than all else.
 */
export const stopCase = (stop: StopFacts): Omit<Case, 'outcome'> => ({
  record: { kind: 'shipment', id: stop.shipmentId },
  reference: stop.reference,
  stop: stop.stop,
  type: stop.type,
  place: stop.place,
  lane: stop.lane,
  partyId: stop.partyId,
  timeZone: stop.timeZone,
  day: stop.day,
  due: null,
  at: null,
  until: null,
  minutes: null,
  money: null,
  km: null,
  emptyKm: null,
  co2e: null,
  packages: null,
});
