import type { Transaction } from 'kysely';
import { loadContent } from '../requests/loadContent.ts';
import type { RequestRow } from '../requests/RequestTables.ts';
import { taskOfLoad } from '../requests/taskOfLoad.ts';
import type { Services } from '../Services.ts';
import type { Tables } from '../Tables.ts';
import { judge } from '../trucks/judge.ts';

type Offered = Omit<Parameters<typeof judge>[3], 'except'>;

/**
 * The verdict on what a fleet offers, and the columns of that and of how far its truck comes empty. Both are found by what fleets may
 * know of the load, as in its list: the exact place of a pickup does not follow from the km of several trucks.
 */
export async function judgeOffer(
  services: Pick<Services, 'gazetteer'>,
  tx: Transaction<Tables>,
  { content }: Pick<RequestRow, 'content'>,
  offered: Offered,
  now: Date,
) {
  const judged = await judge(services, tx, taskOfLoad(loadContent(content)), offered, now);
  return {
    verdict: judged?.verdict ?? null,
    columns: { verdict: judged && JSON.stringify(judged.verdict), empty_km: judged?.emptyKm ?? null },
  };
}
