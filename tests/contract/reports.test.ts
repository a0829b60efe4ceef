import { expect, it } from 'vitest';
import { onTimeOutcomes } from '../../services/reports/onTime.ts';
import { reportKeys as keysOfServices } from '../../services/reports/reportKeys.ts';
import { reportTable } from '../../services/reports/reportTable.ts';
import { reportQuery } from '../../services/reports/reportQuery.ts';
import { reportKeys, reportOutcomes } from '../../src/domain/report/Report.ts';
import { questionOf, readReportView } from '../../src/domain/report/reportView.ts';
import * as v from 'valibot';

it('form and service know the same reports and outcomes', () => {
  expect(reportKeys).toEqual(keysOfServices);
  expect(reportOutcomes).toEqual(onTimeOutcomes);
});

it.each(['', '?period=90&by=place&grace=0', '?from=2025-03-01&to=2026-03-01&overdue=left_out&outcome=late&group=A'])(
  'the service takes what the address "%s" asks for',
  (search) => {
    const { page, size, ...asked } = questionOf(readReportView(search), '2026-03-04');
    const sent = Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== undefined));
    const read = v.safeParse(reportQuery(reportTable.on_time), { ...sent, page: String(page), size: String(size) });
    expect(read.success).toBe(true);
  },
);
