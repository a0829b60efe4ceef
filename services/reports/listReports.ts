import type { Member } from '../company/Member.ts';
import { inCompany } from '../database/inCompany.ts';
import type { Services } from '../Services.ts';
import { partyOf } from '../shipments/partyOf.ts';
import { type ReportKey, reportKeys } from './reportKeys.ts';
import { reportTable } from './reportTable.ts';

/** The reports for the audience of a company. */
export const listReports = ({ db }: Services, { companyId, userId }: Member): Promise<readonly ReportKey[]> =>
  inCompany(db, companyId, userId, async (tx) => {
    const { side } = await partyOf(tx, companyId);
    return reportKeys.filter((key) => (reportTable[key].audience ?? side) === side);
  });
