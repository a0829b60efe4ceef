import { expect, it } from 'vitest';
import { questionOf, readReportView } from '../../../../src/domain/report/reportView.ts';
import { AxiosReports } from '../../../../src/infrastructure/http/reports/AxiosReports.ts';
import { reportFactory, reportRowFactory } from '../../../support/factories/reportFactory.ts';
import * as odd from '../../../support/http/oddAnswers.ts';
import { openLine } from '../../../support/http/openLine.ts';

const { server, line } = openLine();

it('a report is read with its page of rows, without those that cannot be read', async () => {
  const awaited = reportRowFactory.build({
    timeZone: undefined,
    due: undefined,
    at: undefined,
    minutes: undefined,
    packages: undefined,
  });
  const report = reportFactory.build({ rows: [reportRowFactory.build(), awaited] });
  const { page, size, total, rows, ...rest } = report;
  const none = {
    timeZone: null,
    due: null,
    at: null,
    until: null,
    minutes: null,
    money: null,
    km: null,
    emptyKm: null,
    co2e: null,
    packages: null,
  };
  const data = {
    ...rest,
    key: 'on_time',
    from: '2026-01-01',
    to: '2026-01-31',
    rows: [rows[0], { ...awaited, ...none }, { reference: 'broken' }],
  };
  server.answers(odd.body({ code: 200, data, paging: { page, size, total } }));
  const question = questionOf('on_time', readReportView('on_time', '?by=lane&page=2'), '2026-01-31');
  expect(await new AxiosReports(line().http).read('on_time', question)).toEqual(report);
  expect(server.request.url).toBe(
    '/v1/reports/on_time?from=2026-01-02&to=2026-01-31&by=lane&grace=30&overdue=counted&early=on_time&excused=left_out&page=1&size=25',
  );
});

it('the report on CO2e is read for iLEAP by its days alone, as it was written', async () => {
  server.answers(odd.text(200, '{"ileapVersion":"1.0"}\n', { 'Content-Type': 'application/json' }));
  const question = questionOf('co2e', readReportView('co2e', '?outcome=default&page=2'), '2026-01-31');
  expect(await new AxiosReports(line().http).ileap(question)).toBe('{"ileapVersion":"1.0"}\n');
  expect(server.request.url).toBe('/v1/reports/co2e.ileap?from=2026-01-02&to=2026-01-31');
});

it('a report is read as CSV, whole', async () => {
  server.answers(odd.text(200, 'Shipment\r\nSR-7\r\n', { 'Content-Type': 'text/csv' }));
  const question = questionOf('on_time', readReportView('on_time', '?outcome=late&page=2'), '2026-01-31');
  expect(await new AxiosReports(line().http).csv('on_time', question)).toBe('Shipment\r\nSR-7\r\n');
  expect(server.request.url).toBe(
    '/v1/reports/on_time.csv?from=2026-01-02&to=2026-01-31&by=party&outcome=late&grace=30&overdue=counted&early=on_time&excused=left_out',
  );
});
