import { sql, type Selectable } from 'kysely';
import type { Member } from '../../company/Member.ts';
import { inCompany } from '../../database/inCompany.ts';
import { uniqueViolation } from '../../database/uniqueViolation.ts';
import type { Services } from '../../Services.ts';
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

/** Keeps a template. They are added one after another, so that parallel calls cannot pass the limit. */
export function addTemplate({ db, clock, random }: Services, { companyId, userId }: Member, draft: TemplateDraft) {
  const content = JSON.stringify(templateContent(draft));
  if (Buffer.byteLength(content) > most.bytes) {
    throw new Refusal(413, `A template takes at most ${most.bytes / 1024} KiB.`);
  }
  return inCompany(db, companyId, userId, async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`request templates ${companyId}`}, 0))`.execute(tx);
    const { count } = await tx
      .selectFrom('request_template')
      .select((is) => is.fn.countAll<number>().as('count'))
      .where('company_id', '=', companyId)
      .executeTakeFirstOrThrow();
    if (count >= most.templates) {
      throw new Refusal(409, `A company keeps ${most.templates} templates. Delete some first.`);
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

export const removeTemplate = ({ db }: Services, { companyId, userId }: Member, id: string): Promise<void> =>
  inCompany(db, companyId, userId, async (tx) => {
    const removed = await tx.deleteFrom('request_template').where('id', '=', id).executeTakeFirst();
    if (removed.numDeletedRows === 0n) throw notFound();
  });
