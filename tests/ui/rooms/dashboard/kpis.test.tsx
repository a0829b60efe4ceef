import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Failure } from '../../../../src/domain/failure/Failure.ts';
import { FleetKpis } from '../../../../src/ui/rooms/dashboard/FleetKpis.tsx';
import { OfficeKpis } from '../../../../src/ui/rooms/dashboard/OfficeKpis.tsx';
import { reportFactory, shareFactory } from '../../../support/factories/reportFactory.ts';
import { FakeReports } from '../../../support/fakes/FakeReports.ts';
import { renderRoom } from '../../../support/renderRoom.tsx';

const reporting = (report: FakeReports['report']) => Object.assign(new FakeReports(), { report });

it('a fleet sees how it did, each figure with its cases and the way to its report', async () => {
  renderRoom(<FleetKpis />, { reports: reporting(reportFactory.build()) });
  const link = await screen.findByRole('link', { name: /^94\.1%On time \(within 30 min\) of 170 stops$/ });
  expect(link.getAttribute('href')).toMatch(/^\/ui\/reports\/on_time\?from=2025-12-09&to=2026-01-05$/);
  expect(screen.getAllByRole('link').map((each) => each.getAttribute('href')?.split('?')[0])).toEqual([
    '/ui/reports/on_time',
    '/ui/reports/utilisation',
    '/ui/reports/empty_km',
    '/ui/reports/empty_km',
  ]);
});

it('figures have a line of their last eight weeks, which breaks where there are none', async () => {
  const weeks = ['2025-11-17', '2025-11-24', '2025-12-08', '2026-01-05'].map((monday, nth) => ({
    monday,
    figures: [shareFactory.build({ value: [0.5, 1, 0.5, 0.25][nth] })],
  }));
  const { reports } = renderRoom(<FleetKpis />, { reports: reporting(reportFactory.build({ weeks })) });
  const link = await screen.findByRole('link', { name: /On time/ });
  await waitFor(() => expect(link.querySelector('path')?.getAttribute('d')).toBe('M0 10L10 0M30 10h0M70 15h0'));
  expect(reports.asked).toContainEqual(
    expect.objectContaining({ key: 'utilisation', from: '2025-11-17', to: '2026-01-05', size: 1 }),
  );
  const earned = screen.getByRole('link', { name: /Revenue per km/ });
  expect(earned.querySelector('svg')).toBeNull();
});

it('the line of a sum ends with the last whole week', async () => {
  const money = { ...shareFactory.build(), code: 'total', unit: 'money' as const, currency: 'EUR', count: undefined };
  const weeks = ['2025-12-22', '2025-12-29', '2026-01-05'].map((monday, nth) => ({
    monday,
    figures: [{ ...money, value: [400_000, 200_000, 50_000][nth] }],
  }));
  const report = reportFactory.build({ figures: [{ ...money, value: 650_000 }], weeks });
  renderRoom(<OfficeKpis />, { reports: reporting(report), membership: { audience: 'office' } });
  const link = await screen.findByRole('link', { name: /Spent this week/ });
  await waitFor(() => expect(link.querySelector('path')?.getAttribute('d')).toBe('M50 0L60 10'));
});

it('figures of few cases say so', async () => {
  const half = shareFactory.build({ value: 0.5, n: 4, count: 2 });
  const rate = { ...half, code: 'per_km_in_all', unit: 'money_per_km' as const, currency: 'EUR', value: 132, n: 1 };
  const few = reportFactory.build({ figures: [half, rate] });
  renderRoom(<FleetKpis />, { reports: reporting(few) });
  expect(await screen.findByRole('link', { name: /^50\.0%On time .* of only 4 stops$/ })).toBeTruthy();
  expect(screen.getByRole('link', { name: /^€1\.32Revenue per km only 1 trip$/ })).toBeTruthy();
});

it('figures that cannot be read leave the others alone', async () => {
  renderRoom(<FleetKpis />, { reports: reporting(new Failure({ kind: 'unreachable', offline: false })) });
  expect(await screen.findAllByText('could not be loaded')).toHaveLength(4);
});

it('a shipper sees what it spent this week beside the mean of four', async () => {
  const money = { ...shareFactory.build(), code: 'total', unit: 'money' as const, currency: 'EUR', count: undefined };
  const weeks = [
    { monday: '2025-12-08', figures: [{ ...money, value: 400_150, n: 4 }] },
    { monday: '2026-01-05', figures: [{ ...money, value: 150_000, n: 2 }] },
  ];
  const report = reportFactory.build({ figures: [{ ...money, value: 550_000, n: 6 }], weeks });
  renderRoom(<OfficeKpis />, { reports: reporting(report), membership: { audience: 'office' } });
  const link = await screen.findByRole('link', { name: /^€1,500Spent this week/ });
  expect(link.textContent).toBe('€1,500Spent this week 2 shipments · four-week average €1,000');
  expect(link.getAttribute('href')).toBe('/ui/reports/spend?from=2026-01-05&to=2026-01-05');
});
