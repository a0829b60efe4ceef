import type { Member } from '../company/Member.ts';
import { refusedField } from '../web/problems/refusedField.ts';
import { refusedFields } from '../web/problems/refusedFields.ts';
import { Refusal } from '../web/Refusal.ts';
import type { DocumentForm } from './documentForm.ts';
import { packageProblems } from './fold/packageProblems.ts';
import { eventRefusal } from './refuseEvent.ts';
import type { Report } from './Report.ts';
import type { ShipmentLog } from './ShipmentLog.ts';

interface Proof extends Pick<DocumentForm['data'], 'stop' | 'recipient' | 'at' | 'packages' | 'note' | 'signature'> {
  readonly id: string;
  readonly documentId: string;
  /** Packages by the order. */
  readonly ordered: number;
}

const names = { more_than_ordered: 'moreThanOrdered', more_than_delivered: 'moreThanDelivered' } as const;

/** Refuses with 422 counts that cannot be. */
function requirePossible({ packages, ordered, note }: Proof): void {
  const problems = packages === null ? [] : packageProblems(packages, ordered, note !== null);
  if (problems.length === 0) return;
  throw refusedFields(
    problems.map(({ field, code, most }) => refusedField(`packages.${field}`, names[code], { most })),
  );
}

/** Adds a proof of delivery to what happened. What is short or damaged is an exception, until another proof says otherwise. One proof for each delivery, until it is rejected. */
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
    throw new Refusal(409, 'This delivery has its proof already. Another one can follow once it was rejected.', {
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
  requirePossible(proof);
  const { short = 0, damaged = 0 } = packages ?? {};
  if (short > 0) log.add(event('exception', { kind: 'shortage', proof: id }), by);
  if (damaged > 0) log.add(event('exception', { kind: 'damage', proof: id }), by);
}
