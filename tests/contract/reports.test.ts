import * as v from 'valibot';
import { expect, it } from 'vitest';
import { askedOf } from '../../services/reports/askedOf.ts';
import { reportKeys } from '../../services/reports/reportKeys.ts';
import { reportQuery } from '../../services/reports/reportQuery.ts';
import { reportTable as tableOfServices } from '../../services/reports/reportTable.ts';
import type { ReportKey } from '../../src/domain/report/reportTable.ts';
import { type ReportSpec, reportTable } from '../../src/domain/report/reportTable.ts';
import { questionOf, readReportView } from '../../src/domain/report/reportView.ts';

it('form and service know the same reports, in the same order', () => {
  expect(Object.keys(reportTable)).toEqual(reportKeys);
});

it.each(reportKeys)('form and service know the same of %s', (key) => {
  const { audience, splits, parameters, outcomes }: ReportSpec = reportTable[key];
  expect({ audience, splits, parameters, outcomes }).toEqual({
    audience: tableOfServices[key].audience,
    splits: tableOfServices[key].splits,
    parameters: tableOfServices[key].parameters,
    outcomes: tableOfServices[key].outcomes,
  });
});

it.each<[ReportKey, string]>([
  ...reportKeys.map((key): [ReportKey, string] => [key, '']),
  ['on_time', '?period=90&by=place&grace=0'],
  ['on_time', '?from=2025-03-01&to=2026-03-01&overdue=left_out&outcome=late&group=A'],
  ['dwell', '?stops=pickup&by=party&outcome=too_long&grace=0'],
  ['revenue', '?stops=pickup&overdue=left_out&by=party&outcome=under_way'],
])('the service takes what the address of %s asks for with "%s"', (key, search) => {
  const { page, size, ...asked } = questionOf(key, readReportView(key, search), '2026-03-04');
  const sent = Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== undefined));
  const { page: nth, size: rows, ...query } = v.parse(reportQuery, { ...sent, page: String(page), size: String(size) });
  expect([nth, rows]).toEqual([page, size]);
  expect(askedOf(tableOfServices[key], query)).toMatchObject({ from: asked.from, to: asked.to, by: asked.by });
});
