import type { DriverRoster } from '../invitations/DriverRoster.ts';
import type { Services } from '../Services.ts';
import { joinDriver } from './joinDriver.ts';
import { takeDriver } from './takeDriver.ts';

/** How invitations find and change the drivers they are for. */
export const driverRoster = (services: Services): DriverRoster => ({
  take: (tx, companyId, invited, driverId) => takeDriver(services, tx, companyId, invited, driverId),
  join: (tx, invitation, givenPhone) => joinDriver(services, tx, invitation, givenPhone),
});
