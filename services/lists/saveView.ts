import { sql, type Transaction } from 'kysely';
import type { Member } from '../company/Member.ts';
import { inCompany } from '../database/inCompany.ts';
import { uniqueViolation } from '../database/uniqueViolation.ts';
import type { Services } from '../Services.ts';
import type { Tables } from '../Tables.ts';
import { Refusal } from '../web/Refusal.ts';
import type { ViewChange, ViewDraft } from './listSchemas.ts';
import { lockView } from './lockView.ts';
import { notAllowed, roleOf } from './roleOf.ts';
import { alertsOf, mostViews, toViewAnswer } from './views.ts';

/** Saves a new view, of the caller alone or shared with the company. */
export const addView = ({ db, clock, random }: Services, member: Member, { list, filters, ...draft }: ViewDraft) =>
  inCompany(db, member.companyId, member.userId, async (tx) => {
    if (draft.shared && (await roleOf(tx, member)) === 'viewer') throw notAllowed();
    await oneAtATime(tx, member, list);
    const { own, ofCompany } = await countViews(tx, member, list);
    if (own >= mostViews || (draft.shared && ofCompany >= mostViews)) throw tooMany();
    const now = clock.now();
    const added = await tx
      .insertInto('list_view')
      .values({
        ...draft,
        id: random.uuid(),
        company_id: member.companyId,
        user_id: member.userId,
        list,
        filters: JSON.stringify(filters),
        created_at: now,
        updated_at: now,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    return toViewAnswer(added, member);
  }).catch(refuseTakenName);

/** Replaces a view of the caller's. Refuses a stale version with 409. */
export const changeView = (
  { db, clock }: Services,
  member: Member,
  id: string,
  { version, filters, ...facts }: ViewChange,
) =>
  inCompany(db, member.companyId, member.userId, async (tx) => {
    if (facts.shared && (await roleOf(tx, member)) === 'viewer') throw notAllowed();
    const { list, shared } = await lockView(tx, member, id, version);
    await oneAtATime(tx, member, list);
    const becomesShared = facts.shared && !shared;
    if (becomesShared && (await countViews(tx, member, list)).ofCompany >= mostViews) throw tooMany();
    const changed = await tx
      .updateTable('list_view')
      .set({ ...facts, filters: JSON.stringify(filters), version: version + 1, updated_at: clock.now() })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
    return toViewAnswer(changed, member, await alertsOf(tx, member));
  }).catch(refuseTakenName);

/** Views of a company's list are added one after another, so that parallel calls cannot pass the limit. */
const oneAtATime = (tx: Transaction<Tables>, { companyId }: Member, list: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`list views ${companyId} ${list}`}, 0))`.execute(tx);

const countViews = (tx: Transaction<Tables>, { companyId, userId }: Member, list: string) =>
  tx
    .selectFrom('list_view')
    .select((is) => [
      is.fn.countAll<number>().filterWhere('user_id', '=', userId).as('own'),
      is.fn.countAll<number>().filterWhere('shared', '=', true).as('ofCompany'),
    ])
    .where('company_id', '=', companyId)
    .where('list', '=', list)
    .executeTakeFirstOrThrow();

const tooMany = () => new Refusal(409, `This list already has ${mostViews} views.`, { reason: 'too_many_views' });

function refuseTakenName(error: unknown): never {
  if (!uniqueViolation(error)?.startsWith('list_view_')) throw error;
  throw new Refusal(409, 'A view with this name already exists.', { reason: 'name_taken' });
}
