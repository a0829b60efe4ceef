import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ReportPage } from '../../../../src/ui/rooms/reports/ReportPage.tsx';
import { reportFactory, reportRowFactory, shareFactory } from '../../../support/factories/reportFactory.ts';
import { FakeReports } from '../../../support/fakes/FakeReports.ts';
import { renderRoom } from '../../../support/renderRoom.tsx';

const row = (reference: string, outcome: string) => reportRowFactory.build({ reference, outcome });
const spend = reportFactory.build({
  figures: [
    shareFactory.build({ code: 'total', unit: 'money', currency: 'EUR', value: 120_000, n: 1, count: undefined }),
  ],
  outcomes: [
    { outcome: 'delivered', n: 1, isCounted: true },
    { outcome: 'under_way', n: 1, isCounted: false },
  ],
  rows: [row('SR-1', 'delivered'), row('SR-2', 'under_way')],
  total: 2,
});

const open = async (report = spend, query = '') => {
  const reports = Object.assign(new FakeReports(), { report });
  renderRoom(<ReportPage name="spend" />, {
    reports,
    at: `/ui/reports/spend${query}`,
    membership: { audience: 'office' },
  });
  await screen.findByText('SR-1');
};
const rowsOf = (name: string) => within(screen.getByRole('table', { name })).getAllByRole('row').slice(1);

it('what is left out stands below what is counted, under a heading of its own', async () => {
  await open();
  expect(rowsOf('Counted').map((each) => each.textContent)).toEqual([expect.stringContaining('SR-1')]);
  expect(rowsOf('Left out').map((each) => each.textContent)).toEqual([expect.stringContaining('SR-2')]);
});

it('rows of one outcome need no heading', async () => {
  await open({ ...spend, rows: [row('SR-1', 'under_way')], total: 1 }, '?outcome=under_way');
  expect(screen.queryByRole('table', { name: 'Left out' })).toBeNull();
  expect(rowsOf('Shipments')).toHaveLength(1);
});

it('one is no plural', async () => {
  await open();
  expect(screen.getByText('from 1 shipment')).toBeTruthy();
});
