import * as fc from 'fast-check';
import { begin, type Happened, happened, truck } from './shipmentEvents.ts';

const types = [
  'booked assigned unassigned dispatched arrived departed delivered pod_added pod_rejected completed cancelled',
  'waiting_accepted waiting_disputed stop_skipped delay exception resolved hold released position note correction teleported valueOf',
].flatMap((words) => words.split(' '));

/** Those that bring a shipment forward come more often than the others. */
const likely = ['assigned', 'dispatched', 'arrived', 'departed', 'delivered', 'pod_added', 'correction'];

const sides = ['carrier', 'carrier', 'carrier', 'shipper', 'service'] as const;
const reasons = ['breakdown', 'not_assigned', 'other', 'Something', '', undefined];
const ids = ['e0', 'e1', 'e2', 'e3', 'e4', 'e5', 'e6', 'unknown', undefined];

const reservations = [
  undefined,
  [],
  [{ code: 'packages_missing', count: 2 }, { code: 'packages_wet' }],
  [{ code: 'packages_missing' }],
  [{ code: 'temperature_at_loading', celsius: 60.1 }],
  [{ code: 'seal_missing' }, { code: 'seal_missing' }],
  [{ code: 'seal_missing', count: 2 }],
  [null, 'packages_wet'],
  'packages_wet',
];

/** An event as somebody may report it, with or without sense. */
export const anyEvent: fc.Arbitrary<Happened> = fc
  .record({
    type: fc.oneof(fc.constantFrom(...types), fc.constantFrom(...likely)),
    at: fc.integer({ min: -200, max: 200 }),
    stop: fc.constantFrom(0, 1, 2, 3, 7, undefined),
    side: fc.constantFrom(...sides),
    reason: fc.constantFrom(...reasons),
    of: fc.constantFrom(...ids),
    when: fc.constantFrom('2026-11-24T07:00:00Z', '2026-11-24T08:30:00Z', '2026-11-24T10:00:00+02:00', 'noon'),
    minutes: fc.constantFrom(30, 0, 0.5, '30'),
    reserved: fc.constantFrom(...reservations),
    late: fc.integer({ min: 0, max: 300 }),
  })
  .map(({ type, at, stop, side, reason, of, when, minutes, reserved, late }) => {
    const said = { reason, of, at: when, minutes, kind: 'damage', text: reason, visibility: 'parties' };
    const data = { ...truck, ...said, ...(reserved && { reservations: reserved }) };
    return happened(type, at, {
      id: 'reported',
      side,
      data,
      recorded: at + late,
      ...(stop === undefined ? {} : { stop }),
      ...(type === 'position' && late > 9 ? { position: { lat: 52, lng: 10 } } : {}),
    });
  });

/** Events recorded one after another, in that order. Many of them cannot happen. */
export const anyLog: fc.Arbitrary<readonly Happened[]> = fc
  .array(anyEvent, { maxLength: 25 })
  .map((events) => events.map((event, index) => ({ ...event, id: `e${index}`, recordedAt: begin + index * 60_000 })));
