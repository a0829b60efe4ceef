import type { ServiceIdentifier } from 'inversify';
import type { Changed } from '../shared/bulkWrites.ts';
import type { Clock } from '../shared/Clock.ts';
import type { IdempotencyKeys } from '../shared/IdempotencyKeys.ts';
import type { RecordChanges } from '../shared/RecordChanges.ts';
import type { Watch } from '../shared/eachInTurn.ts';
import type { Versioned } from '../shared/Versioned.ts';
import { writeMany } from '../shared/writeMany.ts';
import type { DeliveryProofs } from './DeliveryProofs.ts';

export type VerifyProofs = (shipments: readonly Versioned[], watch: Watch) => Promise<readonly Changed[]>;
export const VerifyProofs: ServiceIdentifier<VerifyProofs> = Symbol('VerifyProofs');

/** Accepts the proofs of many shipments, each for itself, which completes them. Safe to retry. */
export const verifyProofs =
  (proofs: DeliveryProofs, clock: Clock, keys: IdempotencyKeys, changes: RecordChanges): VerifyProofs =>
  (shipments, watch) =>
    writeMany<Versioned, number>(
      { clock, keys, changes },
      {
        // What is completed counts in the carrier's scorecard and is to be settled.
        lists: ['shipments', 'carriers', 'statements'],
        items: shipments,
        contentOf: ({ id, version }) => ({ id, version, verifies: true }),
        write: async ({ id, version }, key) => (await proofs.verify(id, version, key, { background: true })).version,
        watch,
      },
    );
