import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isFew } from '../../../src/domain/report/isFew.ts';
import { reportsFor } from '../../../src/domain/report/reportTable.ts';
import {
  questionOf,
  readReportView,
  reportDays,
  usualReport,
  writeReportView,
} from '../../../src/domain/report/reportView.ts';
import { outsideText } from '../../support/outsideValues.ts';

describe('the view of a report', () => {
  it('is as usual without a query, and writes none', () => {
    expect(readReportView('on_time', '')).toEqual(usualReport('on_time'));
    expect(writeReportView('on_time', usualReport('on_time'))).toBe('');
  });

  it.each([
    '?period=7',
    '?period=month&by=lane',
    '?from=2026-01-01&to=2026-01-31&stops=pickup&grace=0&overdue=left_out',
    '?early=too_early&excused=counted',
    '?compare=before&outcome=late',
    '?by=place&outcome=late&group=Warehouse+North%2C+K%C3%B6ln&size=50&page=3',
  ])('reads and writes %s', (search) => {
    expect(`?${writeReportView('on_time', readReportView('on_time', search))}`).toBe(search);
  });

  it.each([
    ['a day that does not exist', '?from=2026-02-30&to=2026-03-01'],
    ['one day alone', '?from=2026-03-01'],
    ['an end before the beginning', '?from=2026-03-02&to=2026-03-01'],
    ['more than 366 days', '?from=2026-01-01&to=2027-01-02'],
    ['what is not offered', '?period=8&by=truck&stops=all&grace=5&overdue=no&outcome=fine&page=0&size=7'],
  ])('is as usual for %s', (_, search) => {
    expect(readReportView('on_time', search)).toEqual(usualReport('on_time'));
  });

  it('takes any text', () => {
    const name = fc.oneof(fc.constantFrom(...Object.keys(usualReport('on_time'))), outsideText);
    const value = fc.oneof(fc.constantFrom('2026-01-01', '2026-12-31', '7', 'late', '-1', '1e9'), outsideText);
    fc.assert(
      fc.property(fc.string(), fc.array(fc.tuple(name, value)), (text, pairs) => {
        for (const search of [text, new URLSearchParams(pairs).toString()]) {
          const view = readReportView('on_time', search);
          expect(readReportView('on_time', writeReportView('on_time', view))).toEqual(view);
        }
      }),
    );
  });
});

describe('the days of a report', () => {
  it.each([
    ['?period=7', '2026-02-26', '2026-03-04'],
    ['', '2026-02-03', '2026-03-04'],
    ['?period=90', '2025-12-05', '2026-03-04'],
    ['?period=month', '2026-03-01', '2026-03-04'],
    ['?from=2025-03-01&to=2026-03-01', '2025-03-01', '2026-03-01'],
  ])('of "%s" are %s to %s', (search, from, to) => {
    expect(reportDays(readReportView('on_time', search), '2026-03-04')).toEqual({ from, to });
  });

  it('are what a view asks for', () => {
    expect(questionOf('on_time', usualReport('on_time'), '2026-03-04')).toEqual({
      from: '2026-02-03',
      to: '2026-03-04',
      by: 'party',
      stops: undefined,
      grace: '30',
      overdue: 'counted',
      early: 'on_time',
      excused: 'left_out',
      outcome: undefined,
      group: undefined,
      page: 0,
      size: 25,
    });
  });
});

describe('what a report does not take', () => {
  it('is not asked of it', () => {
    const view = readReportView('revenue', '?stops=pickup&grace=0&overdue=left_out&by=place&outcome=late');
    expect(questionOf('revenue', view, '2026-03-04')).toMatchObject({
      by: 'lane',
      stops: undefined,
      grace: undefined,
      overdue: undefined,
      early: undefined,
      excused: undefined,
      outcome: undefined,
    });
  });
});

it.each([
  [
    'fleet',
    ['on_time', 'otif', 'dwell', 'proof', 'offers', 'revenue', 'lanes', 'utilisation', 'scorecard', 'empty_km', 'co2e'],
  ],
  ['office', ['on_time', 'otif', 'dwell', 'proof', 'offers', 'spend', 'lanes', 'scorecard', 'co2e']],
] as const)('a %s reads %j', (audience, keys) => {
  expect(reportsFor(audience)).toEqual(keys);
});

it.each([
  [0, false],
  [1, true],
  [19, true],
  [20, false],
])('%i cases are few: %s', (n, few) => {
  expect(isFew({ unit: 'share', n })).toBe(few);
});

it('a sum of few cases is no less sure', () => {
  expect(isFew({ unit: 'money', n: 1 })).toBe(false);
});
