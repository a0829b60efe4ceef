import { sql } from 'kysely';
import { amidAllCompanies } from '../../database/amidAllCompanies.ts';
import type { Services } from '../../Services.ts';
import { matchViews } from './matchViews.ts';
import { takeFleet } from './takeFleet.ts';
import { tellMatches } from './tellMatches.ts';

/** After so many fleets, other work has its turn. */
const fleetsAtOnce = 50;
const numberedAtOnce = 1_000;

/**
 * Numbers the loads that have opened. One process does so at a time, and each number is seen with all before it: a fleet that has
 * seen one has passed over none.
 */
const numberOpened = ({ db }: Pick<Services, 'db'>): Promise<boolean> =>
  amidAllCompanies({ db }, async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended('numbers of opened loads', 0))`.execute(tx);
    const { numAffectedRows = 0n } = await sql`
      update load_opened set number = nextval('load_opened_number')
      where id in (select id from load_opened where number is null order by id limit ${numberedAtOnce})`.execute(tx);
    return numAffectedRows === BigInt(numberedAtOnce);
  });

/** Tells people of new loads that match their saved views: one fleet and a bounded number of loads after the other. */
export async function matchAlerts(services: Pick<Services, 'db' | 'clock'>): Promise<void> {
  // oxlint-disable-next-line no-await-in-loop -- one transaction after the other
  while (await numberOpened(services)) continue;
  for (let done = 0; done < fleetsAtOnce; done += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one fleet after the other
    const taken = await takeFleet(services);
    if (!taken) return;
    // oxlint-disable-next-line no-await-in-loop -- as above
    await tellMatches(services, taken, await matchViews(services, taken));
  }
}
