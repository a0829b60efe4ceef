import { Hono } from 'hono';
import { companyGate } from '../company/companyGate.ts';
import { memberOf } from '../company/memberOf.ts';
import type { Services } from '../Services.ts';
import type { AppEnv } from '../web/AppEnv.ts';
import { described } from '../web/described.ts';
import { ok } from '../web/ok.ts';
import { validated } from '../web/validated.ts';
import { askedOf } from './askedOf.ts';
import type { Case } from './Case.ts';
import { fileAnswer } from './fileAnswer.ts';
import { readReport } from './readReport.ts';
import { reportAnswer } from './reportAnswer.ts';
import { reportCsv } from './reportCsv.ts';
import type { ReportKey } from './reportKeys.ts';
import type { ReportKind } from './ReportKind.ts';
import { csvQuery, reportQuery } from './reportQuery.ts';

const read = { tag: 'reports', access: 'companyRead' } as const;

/** A report as JSON, a page of its rows at a time, and as CSV with all of them. */
export const reportRoutes = <Each extends Case>(
  services: Services,
  key: ReportKey,
  kind: ReportKind<Each>,
): Hono<AppEnv> => {
  const mayRead = companyGate(services, { to: 'read', ...(kind.audience && { audience: kind.audience }) });
  return new Hono<AppEnv>()
    .get(
      `/v1/reports/${key}`,
      described({ ...read, summary: `Report over some days: ${kind.title}`, data: reportAnswer, isPaged: true }),
      mayRead,
      validated('query', reportQuery),
      async (c) => {
        const { page, size, ...query } = c.req.valid('query');
        const asked = askedOf(kind, query);
        const { data, paging } = await readReport(services, memberOf(c), { key, kind, asked, page, size });
        return ok(c, data, { paging });
      },
    )
    .get(
      `/v1/reports/${key}.csv`,
      described({ ...read, summary: `Report over some days as CSV: ${kind.title}`, data: 'csv' }),
      mayRead,
      validated('query', csvQuery),
      async (c) => {
        const asked = askedOf(kind, c.req.valid('query'));
        return fileAnswer(c, services, {
          lines: await reportCsv(services, memberOf(c), kind, asked),
          type: 'text/csv; charset=utf-8',
          name: `${key}-${asked.from}-${asked.to}.csv`,
        });
      },
    );
};
