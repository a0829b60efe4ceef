import { isOneOf } from '../outside/isOneOf.ts';
import { ownField } from '../outside/ownField.ts';
import { ownText } from '../outside/ownText.ts';
import { sides } from '../shipment/ShipmentEvent.ts';
import { type HashedState, type NoteRecord, recordFormat, recordStatement } from './NoteRecord.ts';

/** What of a record a check needs. */
export type ReadRecord = Pick<NoteRecord, 'shipmentId' | 'reference' | 'states'> & {
  readonly shipper: unknown;
  readonly carrier: unknown;
};

const longestReference = 100;
const ofRecord = ['format', 'statement', 'shipmentId', 'reference', 'shipper', 'carrier', 'states'];
const ofState = ['seq', 'at', 'by', 'role', 'what', 'dataHash', 'prevHash', 'hash'];

/** Whether an object says just this, and nothing that no hash holds. */
const saysJust = (outside: unknown, keys: readonly string[]): boolean =>
  typeof outside === 'object' &&
  outside !== null &&
  Object.keys(outside).length === keys.length &&
  keys.every((key) => Object.hasOwn(outside, key));

const readState = (outside: unknown): HashedState | undefined => {
  const [seq, by, role] = [ownField(outside, 'seq'), ownField(outside, 'by'), ownText(outside, 'role')];
  const [at, what] = [ownText(outside, 'at'), ownText(outside, 'what')];
  const [dataHash, prevHash] = [ownText(outside, 'dataHash'), ownText(outside, 'prevHash')];
  const hash = ownText(outside, 'hash');
  if (!saysJust(outside, ofState)) return undefined;
  if (typeof seq !== 'number' || (typeof by !== 'string' && by !== null)) return undefined;
  if (role === undefined || !isOneOf(sides, role) || at === undefined || what === undefined) return undefined;
  if (dataHash === undefined || prevHash === undefined || hash === undefined) return undefined;
  return { seq, at, by, role, what, dataHash, prevHash, hash };
};

const strings = /("(?:[^"\\]|\\.)*")|\s+/gu;

/** A string may lack its end: looked for again from each of its quotes, a long one would hold the browser. */
const stringsAndBrackets = /"(?:[^"\\]|\\.)*"?|[[\]{}]/gsu;
/** A record has four levels. */
const mostLevels = 10;

/** Whether a JSON text is nested as no record is. Thousands of levels would hold the browser, or be too many for what compares them. */
const isTooDeep = (text: string): boolean => {
  let level = 0;
  for (const [mark] of text.matchAll(stringsAndBrackets)) {
    if (mark === '[' || mark === '{') level += 1;
    if (mark === ']' || mark === '}') level -= 1;
    if (level > mostLevels) return true;
  }
  return false;
};

/** The value of a JSON text in which no key stands twice: what came first would be read by people, and not by us. */
const parsed = (text: string): unknown => {
  try {
    const bare = text.replace(/^\uFEFF/u, '');
    if (isTooDeep(bare)) return undefined;
    const value: unknown = JSON.parse(bare);
    return bare.replaceAll(strings, '$1') === JSON.stringify(value) ? value : undefined;
  } catch {
    return undefined;
  }
};

/** Reads the text of an exported record; undefined if it is none. Never throws. */
export const readRecord = (text: string): ReadRecord | undefined => {
  const outside = parsed(text);
  const [shipmentId, reference] = [ownText(outside, 'shipmentId'), ownText(outside, 'reference')];
  const listed = ownField(outside, 'states');
  if (!saysJust(outside, ofRecord) || ownField(outside, 'format') !== recordFormat) return undefined;
  if (ownField(outside, 'statement') !== recordStatement || shipmentId === undefined) return undefined;
  if (reference === undefined || reference.length > longestReference) return undefined;
  if (!Array.isArray(listed) || listed.length === 0) return undefined;
  const states = listed.map(readState).filter((state) => state !== undefined);
  return states.length === listed.length
    ? { shipmentId, reference, shipper: ownField(outside, 'shipper'), carrier: ownField(outside, 'carrier'), states }
    : undefined;
};
