import { isOneOf } from '../outside/isOneOf.ts';
import { ownField } from '../outside/ownField.ts';
import { ownText } from '../outside/ownText.ts';
import { sides } from '../shipment/ShipmentEvent.ts';
import { type HashedState, type NoteRecord, recordFormat } from './NoteRecord.ts';

/** What of a record a check needs; its other fields explain it to people. */
export type ReadRecord = Pick<NoteRecord, 'shipmentId' | 'reference' | 'states'>;

const readState = (outside: unknown): HashedState | undefined => {
  const [seq, by, role] = [ownField(outside, 'seq'), ownField(outside, 'by'), ownText(outside, 'role')];
  const [at, what] = [ownText(outside, 'at'), ownText(outside, 'what')];
  const [dataHash, prevHash] = [ownText(outside, 'dataHash'), ownText(outside, 'prevHash')];
  const hash = ownText(outside, 'hash');
  if (typeof seq !== 'number' || (typeof by !== 'string' && by !== null)) return undefined;
  if (role === undefined || !isOneOf(sides, role) || at === undefined || what === undefined) return undefined;
  if (dataHash === undefined || prevHash === undefined || hash === undefined) return undefined;
  return { seq, at, by, role, what, dataHash, prevHash, hash };
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text.replace(/^\uFEFF/u, ''));
  } catch {
    return undefined;
  }
};

/** Reads the text of an exported record; undefined if it is none. Never throws. */
export const readRecord = (text: string): ReadRecord | undefined => {
  const outside = parsed(text);
  const [shipmentId, reference] = [ownText(outside, 'shipmentId'), ownText(outside, 'reference')];
  const listed = ownField(outside, 'states');
  if (ownField(outside, 'format') !== recordFormat || shipmentId === undefined || reference === undefined)
    return undefined;
  if (!Array.isArray(listed) || listed.length === 0) return undefined;
  const states = listed.map(readState).filter((state) => state !== undefined);
  return states.length === listed.length ? { shipmentId, reference, states } : undefined;
};
