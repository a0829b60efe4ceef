import type { Transaction } from 'kysely';
import type { Services } from '../Services.ts';
import type { Tables } from '../Tables.ts';
import { addInvitations } from './addInvitations.ts';
import { addPapers } from './addPapers.ts';
import { appInvitations } from './appInvitations.ts';
import { coupleTrailers } from './coupleTrailers.ts';
import { invitedDrivers, olderDrivers } from './demoDrivers.ts';
import type { DemoFleet } from './demoFleets.ts';
import { demoInvitations } from './demoInvitations.ts';
import { demoVehicles } from './demoVehicles.ts';
import { handOut } from './handOut.ts';
import { licencePapers } from './licencePapers.ts';
import type { SeededRandom } from './SeededRandom.ts';
import { vehiclePapers } from './vehiclePapers.ts';

/** Adds a fleet's vehicles and drivers with their documents, and its invitations. */
export async function addFleet(
  services: Services,
  tx: Transaction<Tables>,
  companyId: string,
  fleet: DemoFleet,
  random: SeededRandom,
): Promise<void> {
  const now = services.clock.now();
  const firstTrucker = random.below(108);
  const vehicles = coupleTrailers(demoVehicles(companyId, fleet, random, now));
  const invitations = demoInvitations(companyId, firstTrucker, random, now);
  const invited = invitedDrivers(invitations, firstTrucker, random, now);
  const older = olderDrivers(companyId, fleet.drivers, firstTrucker + invitations.length, random, now);
  const drivers = handOut(vehicles, [...invited, ...older]);
  const papers = [
    ...vehicles.flatMap((vehicle, n) => vehiclePapers(vehicle, n, random, now)),
    ...licencePapers(drivers),
  ];
  await tx.insertInto('vehicle').values(vehicles).execute();
  await tx.insertInto('driver').values(drivers).execute();
  await addPapers(tx, companyId, papers, random);
  const withDrivers = invitations.map((invitation, index) => ({
    ...invitation,
    driver_id: invited[index]?.id ?? null,
  }));
  const appInvitationsOfOlder = appInvitations(companyId, older, random, now);
  await addInvitations(services, tx, companyId, [...withDrivers, ...appInvitationsOfOlder], random);
}
