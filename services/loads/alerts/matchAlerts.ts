import { sql } from 'kysely';
import { amidAllCompanies } from '../../database/amidAllCompanies.ts';
import { isDatabaseUnavailable } from '../../database/isDatabaseUnavailable.ts';
import type { Services } from '../../Services.ts';
import { Unavailable } from '../../Unavailable.ts';
import { matchViews } from './matchViews.ts';
import { type Taken, takeFleet } from './takeFleet.ts';
import { tellMatches } from './tellMatches.ts';

/** After that, other work has its turn. */
const turnMs = 500;
const numberedAtOnce = 1_000;

type Needed = Pick<Services, 'gazetteer' | 'db' | 'clock' | 'log' | 'market'>;

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

/** What cannot be matched is logged and passed over, so that it is not tried for ever; what the database did not answer is tried again. */
async function matchFleet(services: Needed, taken: Taken): Promise<void> {
  try {
    await tellMatches(services, taken, await matchViews(services, taken));
  } catch (error) {
    if (isDatabaseUnavailable(error) || error instanceof Unavailable) throw error;
    services.log.error('alerts not matched', error);
    await tellMatches(services, taken, new Map());
  }
}

/** Tells people of new loads that match their saved views: one fleet and a bounded number of loads after the other. */
export async function matchAlerts(services: Needed): Promise<void> {
  const endsAt = performance.now() + turnMs;
  // oxlint-disable-next-line no-await-in-loop -- one transaction after the other
  while (await numberOpened(services)) continue;
  do {
    // oxlint-disable-next-line no-await-in-loop -- one fleet after the other
    const taken = await takeFleet(services);
    if (!taken) return;
    // oxlint-disable-next-line no-await-in-loop -- as above
    await matchFleet(services, taken);
  } while (performance.now() < endsAt);
}
