import { canonicalJson } from './canonicalJson.ts';
import type { HashedState } from './NoteRecord.ts';
import type { RecordStep } from './recordSteps.ts';
import { type Sha256, stateHash } from './stateHash.ts';

/** In place of the hash before the first state. */
export const beforeAll = '0'.repeat(64);

/** Chains steps: each state holds the hash of the one before, so that none can be changed, dropped or moved unseen. */
export const chainStates = async (steps: readonly RecordStep[], sha256: Sha256): Promise<readonly HashedState[]> => {
  const dataHashes = await Promise.all(steps.map(({ data }) => sha256(canonicalJson(data))));
  const states: HashedState[] = [];
  for (const [place, { at, by, role, what }] of steps.entries()) {
    const prevHash = states.at(-1)?.hash ?? beforeAll;
    const state = { seq: place + 1, at, by, role, what, dataHash: dataHashes[place] ?? '', prevHash };
    // oxlint-disable-next-line no-await-in-loop -- each needs the hash of the one before
    states.push({ ...state, hash: await stateHash(state, sha256) });
  }
  return states;
};
