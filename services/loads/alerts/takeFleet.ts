import { sql } from 'kysely';
import { addMilliseconds } from '../../clock/addMilliseconds.ts';
import { amidAllCompanies } from '../../database/amidAllCompanies.ts';
import type { Services } from '../../Services.ts';

/** So many loads are matched at once. */
const loadsAtOnce = 100;

/** After that another process takes up what one has left. */
const busyMs = 60_000;

export interface Alert {
  readonly viewId: string;
  readonly userId: string;
  readonly at: Date;
  readonly q: string;
  readonly filters: readonly { readonly name: string; readonly value: string }[];
}

/** A fleet with the loads its alerts have not been matched with. */
export interface Taken {
  readonly companyId: string;
  readonly busyUntil: Date;
  readonly opened: readonly { readonly loadId: string; readonly at: Date }[];
  readonly alerts: readonly Alert[];
  /** Up to here. */
  readonly upTo: string;
}

/** Takes up the fleet that waits for longest, for a minute; undefined if none waits. */
export const takeFleet = ({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<Taken | undefined> =>
  amidAllCompanies({ db }, async (tx) => {
    const now = clock.now();
    const busyUntil = addMilliseconds(now, busyMs);
    const { rows } = await sql<{ companyId: string; seen: string; brandId: string }>`
      with waiting as (
        select fleet.company_id, fleet.seen, company.brand_id from load_alert_fleet fleet join company on company.id = fleet.company_id
        where (busy_until is null or busy_until <= ${now}::timestamptz)
          and exists (select from load_opened where load_opened.brand_id = company.brand_id and number > fleet.seen)
        order by fleet.seen, fleet.company_id limit 1 for update of fleet skip locked)
      update load_alert_fleet fleet set busy_until = ${busyUntil}::timestamptz from waiting
      where fleet.company_id = waiting.company_id
      returning fleet.company_id as "companyId", fleet.seen, waiting.brand_id as "brandId"`.execute(tx);
    const fleet = rows[0];
    if (!fleet) return undefined;
    const opened = await tx
      .selectFrom('load_opened')
      .select(['load_id as loadId', 'at', 'number'])
      .where('brand_id', '=', fleet.brandId)
      .where('number', '>', fleet.seen)
      .orderBy('number')
      .limit(loadsAtOnce)
      .execute();
    const alerts = await tx
      .selectFrom('load_alert as alert')
      .innerJoin('list_view as view', 'view.id', 'alert.view_id')
      .innerJoin('app_user', 'app_user.id', 'alert.user_id')
      .innerJoin('membership', (join) =>
        join.onRef('membership.user_id', '=', 'alert.user_id').onRef('membership.company_id', '=', 'alert.company_id'),
      )
      .select(['view.id as viewId', 'alert.user_id as userId', 'alert.at', 'view.q', 'view.filters'])
      .where('alert.company_id', '=', fleet.companyId)
      .where('view.list', '=', 'loads')
      // A view that is no longer shared is its owner's alone.
      .where((is) => is.or([is('view.shared', '=', true), is('view.user_id', '=', is.ref('alert.user_id'))]))
      .where('app_user.disabled_at', 'is', null)
      .where('membership.accepted_at', 'is not', null)
      .orderBy('view.name_key')
      .orderBy('view.id')
      .execute();
    return { companyId: fleet.companyId, busyUntil, opened, alerts, upTo: opened.at(-1)?.number ?? fleet.seen };
  });
