import type { Account } from './Account.ts';

const demo = (email: string): Account => ({ email, password: 'Haul-2026-demo' });

/** Demo accounts (product §4). */
export const demoAccounts = {
  /** Tests add, change and delete records of its company at the same time. */
  greenFleet: demo('fleet@greenline.test'),
  greenOffice: demo('shipper@greenline.test'),
  /** For tests that count on rows to stay: no other changes records of its company. */
  amberFleet: demo('fleet@amber.test'),
  amberOffice: demo('shipper@amber.test'),
  /** Works in two fleets. */
  twoFleets: demo('dispatch@greenline.test'),
} as const;
