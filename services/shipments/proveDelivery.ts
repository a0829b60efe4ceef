import type { Member } from '../company/Member.ts';
import { Refusal } from '../web/Refusal.ts';
import type { DocumentForm } from './documentForm.ts';
import { eventRefusal } from './refuseEvent.ts';
import type { Report } from './Report.ts';
import type { ShipmentLog } from './ShipmentLog.ts';

interface Proof extends Pick<DocumentForm['data'], 'stop' | 'recipient' | 'at' | 'packages' | 'note' | 'signature'> {
  readonly id: string;
  readonly documentId: string;
}

/** Adds a proof of delivery to what happened, with its counts as they are said: more may come than was ordered, and apps count damaged packages as they like. What is short or damaged is an exception, until another proof says otherwise. One proof for each delivery, until it is rejected. */
export function proveDelivery(log: ShipmentLog, proof: Proof, by: Member, now: Date): void {
  const { id, documentId, stop, recipient, at, packages, note, signature } = proof;
  const when = at === null ? now : new Date(at);
  const event = (type: string, data: Report['data'], eventId: string | null = null): Report => ({
    id: eventId,
    type,
    stop,
    at: when,
    source: 'desk',
    position: null,
    data,
  });
  const isProven = stop !== null && log.folded.status === 'delivered' && log.folded.podStops.includes(stop);
  if (isProven) {
    throw new Refusal(409, 'This delivery already has a proof. Another can be added once that one is rejected.', {
      reason: 'so_already',
    });
  }
  const told = {
    documentId,
    ...(recipient !== null && { recipient }),
    ...(packages !== null && { packages }),
    ...(note !== null && { note }),
    ...(signature !== null && { signature }),
  };
  const refusal = log.add(event('pod_added', told, id), by);
  if (refusal) throw eventRefusal(refusal, 'pod_added');
  const { short = 0, damaged = 0 } = packages ?? {};
  if (short > 0) log.add(event('exception', { kind: 'shortage', proof: id }), by);
  if (damaged > 0) log.add(event('exception', { kind: 'damage', proof: id }), by);
}
