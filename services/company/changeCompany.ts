import { inCompany } from '../database/inCompany.ts';
import type { Services } from '../Services.ts';
import { refuseTakenName } from './refuseTakenName.ts';
import { stale } from '../web/stale.ts';
import { type CompanyDraft, toCompanyAnswer } from './detailsSchemas.ts';
import type { Member } from './Member.ts';

export const readCompany = ({ db }: Services, { companyId, userId }: Member) =>
  inCompany(db, companyId, userId, async (tx) => {
    const company = tx.selectFrom('company').selectAll().where('id', '=', companyId);
    return toCompanyAnswer(await company.executeTakeFirstOrThrow());
  });

/** Replaces the company's name and details. Refuses a stale version with 409, and another company's name with 422. */
export async function changeCompany(services: Services, { companyId, userId }: Member, draft: CompanyDraft) {
  const { db, clock } = services;
  await refuseTakenName(services, companyId, draft.name);
  const { version, address, vatId, ...named } = draft;
  return inCompany(db, companyId, userId, async (tx) => {
    const changed = await tx
      .updateTable('company')
      .set({
        ...named,
        ...(address ?? { street: null, postcode: null, city: null, country: null }),
        vat_id: vatId,
        version: version + 1,
        updated_at: clock.now(),
      })
      .where('id', '=', companyId)
      .where('version', '=', version)
      .returningAll()
      .executeTakeFirst();
    if (!changed) throw stale();
    return toCompanyAnswer(changed);
  });
}
