import { sql, type Transaction } from 'kysely';
import { amidAllCompanies } from '../../database/amidAllCompanies.ts';
import type { Services } from '../../Services.ts';
import type { Tables } from '../../Tables.ts';
import { type Match, planAlerts } from './planAlerts.ts';
import type { Taken } from './takeFleet.ts';

const kind = 'loads_matched';

/** The first instant of a day in UTC. */
const dayOf = (now: Date): Date => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate()));

/** In the order in which the loads opened, and of those that opened after the alert was switched on. */
const matchesOf = ({ opened, alerts }: Taken, found: ReadonlyMap<string, ReadonlySet<string>>): readonly Match[] =>
  opened.flatMap(({ loadId, at }) =>
    alerts
      .filter((alert) => alert.at < at && found.get(alert.viewId)?.has(loadId) === true)
      .map(({ userId, viewId }) => ({ userId, viewId, loadId })),
  );

/**
 * Tells people of what their views found, in the transaction that notes up to where the fleet was matched, so that nobody is told twice
 * whatever is killed in between. Does nothing for a process that was overtaken.
 */
export const tellMatches = (
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  taken: Taken,
  found: ReadonlyMap<string, ReadonlySet<string>>,
): Promise<void> =>
  amidAllCompanies({ db }, async (tx) => {
    const now = clock.now();
    const { companyId, busyUntil, upTo } = taken;
    const moved = await tx
      .updateTable('load_alert_fleet')
      .set({ seen: upTo, busy_until: null })
      .where('company_id', '=', companyId)
      .where('busy_until', '=', busyUntil)
      .executeTakeFirst();
    if (moved.numUpdatedRows === 0n) return;
    const matches = await unheard(tx, companyId, matchesOf(taken, found));
    if (matches.length === 0) return;
    const { single, digests } = planAlerts(matches, await toldToday(tx, companyId, now));
    await tellEach(tx, companyId, single, now);
    await tellDigests(tx, companyId, digests, now);
  });

/** Without those of which a person was told before, as when a load opens again. Whoever left meanwhile is not told. */
async function unheard(tx: Transaction<Tables>, companyId: string, matches: readonly Match[]) {
  if (matches.length === 0) return [];
  const people = await tx
    .selectFrom('membership')
    .select('user_id')
    .where('company_id', '=', companyId)
    .orderBy('user_id')
    .forKeyShare()
    .execute();
  const members = new Set(people.map((each) => each.user_id));
  const told = await tx
    .selectFrom('load_alert_told')
    .select(['user_id', 'load_id'])
    .where('company_id', '=', companyId)
    .where('load_id', 'in', [...new Set(matches.map(({ loadId }) => loadId))])
    .execute();
  const known = new Set(told.map(({ user_id: userId, load_id: loadId }) => `${userId} ${loadId}`));
  return matches.filter(({ userId, loadId }) => members.has(userId) && !known.has(`${userId} ${loadId}`));
}

async function toldToday(tx: Transaction<Tables>, companyId: string, now: Date) {
  const rows = await tx
    .selectFrom('load_alert_told')
    .select((is) => ['user_id', is.fn.countAll<number>().as('count')])
    .where('company_id', '=', companyId)
    .where('at', '>=', dayOf(now))
    .groupBy('user_id')
    .execute();
  return new Map(rows.map(({ user_id: userId, count }) => [userId, count]));
}

const listed = (rows: readonly object[]) =>
  sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as match ("userId" uuid, "viewId" uuid, "loadId" uuid, more integer)`;

/** How people whose alert is still on want to be told, with the towns of the load, and whether it is still on the market. */
const wanted = (now: Date) => sql`
  select match.*, digest_at, is_open and is_market and ends_at > ${now}::timestamptz as is_news,
    coalesce(in_app, true) as in_app, coalesce(by_mail, true) as by_mail,
    coalesce(load.content #>> '{stops,0,city}', '') as from_city, coalesce(load.content #>> '{stops,-1,city}', '') as to_city
  from match join load on load.id = match."loadId"
    join load_alert alert on alert.view_id = match."viewId" and alert.user_id = match."userId"
  left join notification_setting setting on setting.user_id = match."userId" and setting.kind = ${kind}`;

/** Mails of a view are held back as those of a record are. */
const mailed = (companyId: string, now: Date, from: 'wanted' | 'begun') => sql`
  insert into notice_mail as kept (user_id, company_id, kind, record_id, request_id, at, count, due_at)
    select "userId", ${companyId}::uuid, ${kind}, "viewId", (array_agg("loadId" order by "loadId"))[1], ${now}::timestamptz,
      sum(coalesce(more, 1)), ${now}::timestamptz
    from ${sql.raw(from)} where by_mail group by "userId", "viewId" order by "userId", "viewId"
  on conflict (user_id, company_id, kind, record_id) do update set at = excluded.at, request_id = excluded.request_id,
    count = excluded.count + case when kept.due_at is null then 0 else kept.count end,
    due_at = coalesce(kept.due_at, greatest(excluded.at, kept.mailed_at + interval '10 minutes'))`;

const tellEach = async (tx: Transaction<Tables>, companyId: string, single: readonly Match[], now: Date) =>
  single.length > 0 &&
  sql`
    with match as (select * from ${listed(single)}),
    wanted as (select * from (${wanted(now)}) each where is_news),
    noted as (
      insert into load_alert_told (company_id, user_id, load_id, at)
        select ${companyId}::uuid, "userId", "loadId", ${now}::timestamptz from wanted order by "userId", "loadId"),
    mailed as (${mailed(companyId, now, 'wanted')})
    insert into notification (company_id, user_id, at, kind, request_id, view_id, from_city, to_city)
      select ${companyId}::uuid, "userId", ${now}::timestamptz, ${kind}, "loadId", "viewId", from_city, to_city
      from wanted where in_app`.execute(tx);

/** One digest of each view a day, which counts on; it is mailed when it is begun. */
const tellDigests = async (
  tx: Transaction<Tables>,
  companyId: string,
  digests: readonly (Match & { readonly more: number })[],
  now: Date,
) =>
  digests.length > 0 &&
  sql`
    with match as (select * from ${listed(digests)}),
    wanted as (
      select each.*, digest_at is null or digest_at < ${dayOf(now)}::timestamptz as is_first from (${wanted(now)}) each),
    noted as (
      update load_alert alert set digest_at = ${now}::timestamptz from wanted
        where is_first and alert.view_id = wanted."viewId" and alert.user_id = wanted."userId"),
    -- In the order in which everybody locks them.
    locked as (
      select digest.id, wanted.more, wanted."loadId", wanted.from_city, wanted.to_city
      from wanted join notification digest on digest.user_id = wanted."userId" and digest.view_id = wanted."viewId"
      where not is_first and digest.company_id = ${companyId}::uuid and digest.more is not null
        and digest.at >= ${dayOf(now)}::timestamptz
      order by digest.id for update of digest),
    counted as (
      update notification digest set more = digest.more + locked.more, at = ${now}::timestamptz, read_at = null,
          request_id = locked."loadId", from_city = locked.from_city, to_city = locked.to_city
        from locked where digest.id = locked.id),
    begun as (select * from wanted where is_first),
    mailed as (${mailed(companyId, now, 'begun')})
    insert into notification (company_id, user_id, at, kind, request_id, view_id, more, from_city, to_city)
      select ${companyId}::uuid, "userId", ${now}::timestamptz, ${kind}, "loadId", "viewId", more, from_city, to_city
      from begun where in_app`.execute(tx);
