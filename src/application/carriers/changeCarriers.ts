import type { ServiceIdentifier } from 'inversify';
import type { Carrier } from '../../domain/carrier/Carrier.ts';
import type { Outcome, Watch } from '../shared/eachInTurn.ts';
import { type ManyPorts, writeMany } from '../shared/writeMany.ts';
import type { CarrierChange, CarrierRegister } from './CarrierRegister.ts';

export type ChangeCarriers = (
  carriers: readonly Carrier[],
  change: CarrierChange,
  watch: Watch,
) => Promise<readonly Outcome<Carrier, undefined>[]>;
export const ChangeCarriers: ServiceIdentifier<ChangeCarriers> = Symbol('ChangeCarriers');

/** Favours or blocks many carriers, each for itself. A block ends their offers, so requests are stale then too. Safe to retry. */
export const changeCarriers =
  (register: CarrierRegister, ports: ManyPorts): ChangeCarriers =>
  (carriers, change, watch) =>
    writeMany<Carrier, undefined>(ports, {
      lists: change.blocked === undefined ? ['carriers'] : ['carriers', 'requests'],
      items: carriers,
      contentOf: ({ id }) => ({ carrier: id, change }),
      write: async ({ id }, key) => {
        await register.change(id, change, key, { background: true });
        return undefined;
      },
      watch,
    });
