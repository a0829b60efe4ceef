import type { Insertable } from 'kysely';
import type { DriverStatus } from '../drivers/driverFields.ts';
import type { Tables } from '../Tables.ts';
import { daysFrom } from './daysFrom.ts';
import { demoDriver } from './demoDriver.ts';
import type { SeededRandom } from './SeededRandom.ts';
import { trucker } from './truckers.ts';

type Invitation = Insertable<Tables['invitation']>;
type Driver = Insertable<Tables['driver']>;

/** Statuses of existing drivers, in turn. */
const statuses: readonly DriverStatus[] = [
  'active',
  'active',
  'on_leave',
  'active',
  'active',
  'suspended',
  'active',
  'active',
  'left',
  'active',
];

/** The drivers of a company's invitations, in order: active if accepted, else invited. */
export const invitedDrivers = (
  invitations: readonly Invitation[],
  firstTrucker: number,
  random: SeededRandom,
  now: Date,
): readonly Driver[] =>
  invitations.map(({ company_id: companyId, status, phone, email, created_at: at }, index) => {
    const person = trucker(firstTrucker + index);
    return status === 'accepted'
      ? demoDriver(companyId, person, 'active', at, random, now)
      : demoDriver(companyId, { ...person, phone: phone ?? null, email: email ?? null }, 'invited', at, random, now);
  });

/** Drivers from before the app, in every status but invited. */
export const olderDrivers = (
  companyId: string,
  count: number,
  firstTrucker: number,
  random: SeededRandom,
  now: Date,
): readonly Driver[] =>
  Array.from({ length: count }, (_, n) => {
    const status = statuses[n % statuses.length] ?? 'active';
    const addedAt = daysFrom(now, -random.between(30, 1500));
    return demoDriver(companyId, trucker(firstTrucker + n), status, addedAt, random, now);
  });
