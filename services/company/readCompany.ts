import { inCompany } from '../database/inCompany.ts';
import type { Services } from '../Services.ts';
import { toCompanyAnswer } from './toCompanyAnswer.ts';
import type { Member } from './Member.ts';

export const readCompany = ({ db }: Services, { companyId, userId }: Member) =>
  inCompany(db, companyId, userId, async (tx) => {
    const company = tx.selectFrom('company').selectAll().where('id', '=', companyId);
    return toCompanyAnswer(await company.executeTakeFirstOrThrow());
  });
