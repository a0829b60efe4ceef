import { inCompany } from '../database/inCompany.ts';
import type { Services } from '../Services.ts';
import { companyOnTheWire } from './companyOnTheWire.ts';
import type { Member } from './Member.ts';

export const showCompany = ({ db }: Services, { companyId, userId }: Member) =>
  inCompany(db, companyId, userId, async (tx) => {
    const company = tx.selectFrom('company').selectAll().where('id', '=', companyId);
    return companyOnTheWire(await company.executeTakeFirstOrThrow());
  });
