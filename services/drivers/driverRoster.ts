import type { DriverRoster } from '../invitations/DriverRoster.ts';
import type { Services } from '../Services.ts';
import { activateDriver } from './activateDriver.ts';
import { findOrAddDriver } from './findOrAddDriver.ts';

/** Implements the `DriverRoster` port of the invitations room. */
export const driverRoster = (services: Services): DriverRoster => ({
  findOrAdd: (tx, companyId, invited, driverId) => findOrAddDriver(services, tx, companyId, invited, driverId),
  activate: (tx, invitation, givenPhone) => activateDriver(services, tx, invitation, givenPhone),
});
