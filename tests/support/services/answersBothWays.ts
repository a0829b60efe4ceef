import type { Case } from '../../../services/reports/Case.ts';
import { readReport } from '../../../services/reports/readReport.ts';
import type { ReportAsked } from '../../../services/reports/ReportAsked.ts';
import type { ReportKey } from '../../../services/reports/reportKeys.ts';
import type { ReportKind } from '../../../services/reports/ReportKind.ts';
import type { Services } from '../../../services/Services.ts';
import type { TestMember } from './people.ts';

/** What reports say from counts, and from their cases one by one; `now` in epoch milliseconds. */
export const answersBothWays =
  ({ db }: Pick<Services, 'db'>) =>
  <Each extends Case>(
    key: ReportKey,
    kind: ReportKind<Each>,
    asked: ReportAsked,
    who: Pick<TestMember, 'company' | 'id'>,
    { now, page, size }: Readonly<Record<'now' | 'page' | 'size', number>>,
  ) => {
    const then = { db, clock: { now: () => new Date(now) } };
    const member = { companyId: who.company, userId: who.id, role: 'owner' } as const;
    const wanted = { key, asked, page, size } as const;
    const { counted: _, study: __, ...byCases } = kind;
    return Promise.all([
      readReport(then, member, { ...wanted, kind }),
      readReport(then, member, { ...wanted, kind: byCases }),
    ]);
  };
