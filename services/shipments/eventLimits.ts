import { Refusal } from '../web/Refusal.ts';

/**
 * Events of a shipment: positions, and of each party all others. A position every five minutes for five weeks still fits. Trucks and proofs
 * that change back and forth have room beyond it, so that nobody is kept from them by too many notes.
 */
const most = { positions: 10_000, others: 300, changes: 400 } as const;

const changes: ReadonlySet<string> = new Set(['assigned', 'unassigned', 'pod_added', 'pod_rejected', 'exception']);

/** Nobody can keep a truck from going on, or a shipment from its end, by telling too much: the plan bounds these, or what they answer. */
const bounded: ReadonlySet<string> = new Set([
  'dispatched',
  'arrived',
  'departed',
  'delivered',
  'stop_skipped',
  'completed',
  'cancelled',
  'released',
  'resolved',
  'position',
]);

const full = (): Refusal =>
  new Refusal(409, 'This shipment has reached its limit of events.', { reason: 'too_many_events' });

/** Refuses with 409 what would make a shipment too large to be read as a whole, by how much a party has told of it. */
export function requireRoomFor(type: string, told: number): void {
  if (!bounded.has(type) && told >= (changes.has(type) ? most.changes : most.others)) throw full();
}

/** The same for one more position. */
export function requireRoomForPosition(known: number): void {
  if (known >= most.positions) throw full();
}
