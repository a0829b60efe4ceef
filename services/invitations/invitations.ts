import type { Feature } from '../Feature.ts';
import type { Services } from '../Services.ts';
import type { DriverRoster } from './DriverRoster.ts';
import { invitationRoutes } from './invitationRoutes.ts';

/** Invitations of drivers to the Trucker app. */
export const invitations = (rosterOf: (services: Services) => DriverRoster): Feature => ({
  routes: (services) => invitationRoutes({ ...services, roster: rosterOf(services) }),
});
