import { Refusal } from '../web/Refusal.ts';

/** Events of a shipment: positions, and of each party all others. A position every five minutes for five weeks still fits. */
const most = { positions: 10_000, others: 300 } as const;

/** Nobody can keep a truck from going on by telling too much. */
const unbounded: ReadonlySet<string> = new Set(['dispatched', 'arrived', 'departed', 'delivered', 'stop_skipped']);

/** Refuses with 409 what would make a shipment too large to be read as a whole. */
export function requireRoomFor(
  type: string,
  { others, positions }: { readonly others: number; readonly positions: number },
): void {
  const isFull = type === 'position' ? positions >= most.positions : !unbounded.has(type) && others >= most.others;
  if (isFull) throw new Refusal(409, 'This shipment has as many events as are kept.', { reason: 'too_many_events' });
}
