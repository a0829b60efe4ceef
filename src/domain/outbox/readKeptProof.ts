import { ownField } from '../outside/ownField.ts';
import { ownText } from '../outside/ownText.ts';
import type { ProofFacts } from '../shipment/proofFields.ts';
import type { KeptFile, OutboxProof } from './OutboxEntry.ts';

const countOf = (raw: unknown, name: string): number | undefined => {
  const count = ownField(raw, name);
  return typeof count === 'number' && Number.isSafeInteger(count) && count >= 0 ? count : undefined;
};

const factsOf = (raw: unknown): ProofFacts | undefined => {
  const [recipient, note, at] = [ownText(raw, 'recipient'), ownText(raw, 'note'), ownField(raw, 'at')];
  const [delivered, short, damaged] = [countOf(raw, 'delivered'), countOf(raw, 'short'), countOf(raw, 'damaged')];
  if (recipient === undefined || delivered === undefined || short === undefined || damaged === undefined)
    return undefined;
  const signature = ownText(raw, 'signature');
  return typeof at === 'number' ? { recipient, delivered, short, damaged, note, at, signature } : undefined;
};

const fileOf = (raw: unknown): KeptFile | undefined => {
  const [name, type, size] = [ownText(raw, 'name'), ownText(raw, 'type'), countOf(raw, 'size')];
  return name === undefined || type === undefined || size === undefined ? undefined : { name, type, size };
};

/** Reads a proof of delivery that this browser kept; undefined if it is damaged. Takes anything, never throws. */
export const readKeptProof = (raw: unknown): OutboxProof['proof'] | undefined => {
  const [stop, facts, held] = [countOf(raw, 'stop'), factsOf(ownField(raw, 'facts')), ownField(raw, 'files')];
  if (stop === undefined || !facts || !Array.isArray(held)) return undefined;
  const files = held.flatMap((each: unknown) => fileOf(each) ?? []);
  return files.length === held.length ? { stop, facts, files } : undefined;
};
