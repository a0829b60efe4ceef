import { sql } from 'kysely';
import * as v from 'valibot';
import { addMilliseconds } from '../clock/addMilliseconds.ts';
import { mondayOf } from '../clock/mondayOf.ts';
import type { Member } from '../company/Member.ts';
import { inCompany } from '../database/inCompany.ts';
import { wholeNumber } from '../fields/wholeNumber.ts';
import type { Services } from '../Services.ts';
import { notFound } from '../web/notFound.ts';
import { openLoads } from './openLoads.ts';
import { recordDays } from './shipperRecords.ts';

/** Fewer say more of single trips than of the shipper. */
const fewest = 10;
/** Enough for a quantile, and quickly read for a shipper with thousands a day. */
const most = 500;

/** How a shipper treated the trucks of other fleets of its brand lately; null where there are too few cases, or too few fleets, to say. */
export const conductAnswer = v.object({
  days: wholeNumber,
  /** Of more stays or trips than this, the latest are looked at. */
  most: wholeNumber,
  /** Minutes from the appointment, or a later arrival, to the departure: half and nine in ten of the stays take no longer. */
  stays: v.nullable(v.object({ n: wholeNumber, medianMin: wholeNumber, p90Min: wholeNumber })),
  /** How many charges for waiting the shipper has answered, and how many of these it accepted. */
  waiting: v.nullable(v.object({ charged: wholeNumber, accepted: wholeNumber })),
  /** Shipments whose last window has ended, and how many of them the shipper cancelled while the truck was on its way. */
  trips: v.nullable(v.object({ n: wholeNumber, cancelled: wholeNumber })),
});

interface Conduct {
  readonly stays: number;
  readonly median: number | null;
  readonly ninth: number | null;
  readonly charges: number;
  readonly accepted: number;
  readonly trips: number;
  readonly cancelled: number;
}

/** How the shipper of a load that a fleet can take treats trucks. Answers 404 once it cannot be taken any more. */
export const readConduct = (
  { db, clock }: Services,
  { companyId, userId }: Member,
  id: string,
): Promise<v.InferOutput<typeof conductAnswer>> =>
  inCompany(db, companyId, userId, async (tx) => {
    const now = clock.now();
    const load = await openLoads(tx, companyId, now).select('company_id').where('id', '=', id).executeTakeFirst();
    if (!load) throw notFound();
    // Whole weeks: read again each day, the figures would tell of each day's trips.
    const until = new Date(`${mondayOf(now.toISOString().slice(0, 10))}T00:00:00Z`);
    const since = addMilliseconds(until, -recordDays * 24 * 3_600_000);
    const { rows } = await sql<Conduct>`
      select * from shipper_conduct(${load.company_id}::uuid, ${since}::timestamptz, ${until}::timestamptz, ${most}::integer)`.execute(
      tx,
    );
    const [found] = rows;
    if (!found) return { days: recordDays, most, stays: null, waiting: null, trips: null };
    const { stays, median, ninth, charges, accepted, trips, cancelled } = found;
    return {
      days: recordDays,
      most,
      stays:
        stays >= fewest && median !== null && ninth !== null
          ? { n: stays, medianMin: Math.round(median), p90Min: Math.round(ninth) }
          : null,
      waiting: charges >= fewest ? { charged: charges, accepted } : null,
      trips: trips >= fewest ? { n: trips, cancelled } : null,
    };
  });
