import { sql, type Selectable, type Transaction } from 'kysely';
import * as v from 'valibot';
import type { Member } from '../../company/Member.ts';
import { inCompany } from '../../database/inCompany.ts';
import { uniqueViolation } from '../../database/uniqueViolation.ts';
import type { Services } from '../../Services.ts';
import type { Tables } from '../../Tables.ts';
import { hideRecord } from '../../undo/hideRecord.ts';
import { takenSince } from '../../undo/takenSince.ts';
import { unhideRecord } from '../../undo/unhideRecord.ts';
import { notFound } from '../../web/notFound.ts';
import { refusedField } from '../../web/problems/refusedField.ts';
import { refusedFields } from '../../web/problems/refusedFields.ts';
import { Refusal } from '../../web/Refusal.ts';
import type { RequestTemplateTable } from '../RequestTables.ts';
import type { TemplateDraft } from './templateBody.ts';
import { templateContent } from './templateContent.ts';

/** Of a company, and bytes of each: all of them are read at once. */
const most = { templates: 100, bytes: 32 * 1024 } as const;

const answerOf = ({ id, created_at: createdAt, name, content }: Selectable<RequestTemplateTable>) => ({
  ...content,
  id,
  createdAt,
  name,
});

/** The company's templates by name. */
export const listTemplates = ({ db }: Services, { companyId, userId }: Member) =>
  inCompany(db, companyId, userId, async (tx) => {
    const all = tx.selectFrom('request_template').selectAll().where('company_id', '=', companyId);
    return (await all.orderBy('name_key').execute()).map(answerOf);
  });

/** How many there are. They are added one after another from here on, so that parallel calls cannot pass the limit. */
async function countAlone(tx: Transaction<Tables>, companyId: string): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`request templates ${companyId}`}, 0))`.execute(tx);
  const { count } = await tx
    .selectFrom('request_template')
    .select((is) => is.fn.countAll<number>().as('count'))
    .where('company_id', '=', companyId)
    .executeTakeFirstOrThrow();
  return count;
}

/** Keeps a template. */
export function addTemplate({ db, clock, random }: Services, { companyId, userId }: Member, draft: TemplateDraft) {
  const content = JSON.stringify(templateContent(draft));
  if (Buffer.byteLength(content) > most.bytes) {
    throw new Refusal(413, `A template takes at most ${most.bytes / 1024} KiB.`);
  }
  return inCompany(db, companyId, userId, async (tx) => {
    if ((await countAlone(tx, companyId)) >= most.templates) {
      throw new Refusal(409, `Your company already has ${most.templates} templates. Delete one first.`);
    }
    const row = await tx
      .insertInto('request_template')
      .values({ id: random.uuid(), company_id: companyId, created_at: clock.now(), name: draft.name, content })
      .returningAll()
      .executeTakeFirstOrThrow();
    return answerOf(row);
  }).catch((error: unknown) => {
    if (uniqueViolation(error) !== 'request_template_name') throw error;
    throw refusedFields([refusedField('name', 'ofOtherTemplate')]);
  });
}

const lockedRow = (tx: Transaction<Tables>, id: string) =>
  tx.selectFrom('request_template').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

/** A template is never changed, so that it has but one version. */
const deletion = (recordId: string) => ({ table: 'request_template', recordId, version: 1 });

/** Deletes a template: at once for everybody, for good once it can no longer be undone. */
export const removeTemplate = ({ db, clock }: Services, member: Member, id: string): Promise<void> =>
  inCompany(db, member.companyId, member.userId, async (tx) => {
    if (!(await lockedRow(tx, id))) throw notFound();
    await hideRecord(tx, member, deletion(id), clock.now());
  });

/** Undoes the deletion of a template. Refuses with 409 if its name, or the last place for one, is taken by now. */
export const undoTemplate = ({ db, clock }: Services, { companyId, userId }: Member, id: string) =>
  inCompany(db, companyId, userId, async (tx) => {
    const count = await countAlone(tx, companyId);
    const lock = async () => (await lockedRow(tx, id)) && 1;
    await unhideRecord(tx, userId, { ...deletion(id), before: v.strictObject({}), lock }, clock.now());
    const row = await lockedRow(tx, id);
    if (!row || count >= most.templates) throw takenSince();
    return answerOf(row);
  }).catch((error: unknown) => {
    throw uniqueViolation(error) === undefined ? error : takenSince();
  });
