import type { ServiceIdentifier } from 'inversify';
import type { Changed } from '../shared/bulkWrites.ts';
import type { Clock } from '../shared/Clock.ts';
import type { IdempotencyKeys } from '../shared/IdempotencyKeys.ts';
import type { RecordChanges } from '../shared/RecordChanges.ts';
import type { Watch } from '../shared/eachInTurn.ts';
import type { Versioned } from '../shared/Versioned.ts';
import { writeMany } from '../shared/writeMany.ts';
import type { OfferMove, OfferRegister } from './OfferRegister.ts';

export type MoveOffers = (offers: readonly Versioned[], move: OfferMove, watch: Watch) => Promise<readonly Changed[]>;
export const MoveOffers: ServiceIdentifier<MoveOffers> = Symbol('MoveOffers');

/** Takes many offers back, or stands by their prices after their requests changed, each for itself. Safe to retry. */
export const moveOffers =
  (register: OfferRegister, clock: Clock, keys: IdempotencyKeys, changes: RecordChanges): MoveOffers =>
  (offers, move, watch) =>
    writeMany<Versioned, number>(
      { clock, keys, changes },
      {
        lists: ['offers', 'loads'],
        items: offers,
        contentOf: ({ id, version }) => ({ id, version, move }),
        write: async ({ id, version }, key) =>
          (await register.move(id, version, move, key, { background: true })).version,
        watch,
      },
    );
