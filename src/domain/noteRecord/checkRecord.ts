import { canonicalJson } from './canonicalJson.ts';
import { beforeAll } from './chainStates.ts';
import type { HashedState, NoteRecord } from './NoteRecord.ts';
import type { ReadRecord } from './readRecord.ts';
import { type Sha256, stateHash } from './stateHash.ts';

/** What a record from outside is worth, beside the shipment as it is now. `state` counts from 1. */
export type RecordCheck =
  | { readonly kind: 'unreadable' }
  | { readonly kind: 'other'; readonly reference: string }
  /** What stands above the states is not what this shipment says. */
  | { readonly kind: 'head' }
  /** The first state whose hash, number or link is wrong. */
  | { readonly kind: 'broken'; readonly state: number }
  /** A whole chain whose state is not the shipment's. */
  | { readonly kind: 'differs'; readonly state: number }
  /** The shipment's own, to which `later` states were added since. */
  | { readonly kind: 'holds'; readonly states: number; readonly later: number };

const isSame = (one: unknown, other: unknown): boolean => canonicalJson(one) === canonicalJson(other);

const brokenAt = async (states: readonly HashedState[], sha256: Sha256): Promise<number> => {
  const hashes = await Promise.all(states.map((state) => stateHash(state, sha256)));
  return states.findIndex(({ seq, prevHash, hash }, place) => {
    const before = states[place - 1]?.hash ?? beforeAll;
    return seq !== place + 1 || hash !== hashes[place] || prevHash !== before;
  });
};

/** Whether the chain of a record holds, and whether it is the shipment's. */
export const checkRecord = async (
  read: ReadRecord | undefined,
  own: NoteRecord,
  sha256: Sha256,
): Promise<RecordCheck> => {
  if (read === undefined) return { kind: 'unreadable' };
  if (read.shipmentId !== own.shipmentId) return { kind: 'other', reference: read.reference };
  // More than happened cannot hold: those behind are not worth their hashes.
  const broken = await brokenAt(read.states.slice(0, own.states.length + 1), sha256);
  if (broken >= 0) return { kind: 'broken', state: broken + 1 };
  const strange = read.states.findIndex(({ hash }, place) => own.states[place]?.hash !== hash);
  if (strange >= 0) return { kind: 'differs', state: strange + 1 };
  const { reference, shipper, carrier } = own;
  if (!isSame([read.reference, read.shipper, read.carrier], [reference, shipper, carrier])) return { kind: 'head' };
  return { kind: 'holds', states: read.states.length, later: own.states.length - read.states.length };
};
