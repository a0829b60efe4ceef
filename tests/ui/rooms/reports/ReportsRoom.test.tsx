import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import type { Membership } from '../../../../src/domain/company/Membership.ts';
import { Failure } from '../../../../src/domain/failure/Failure.ts';
import type { Report } from '../../../../src/domain/report/Report.ts';
import { ReportsRoom } from '../../../../src/ui/rooms/reports/ReportsRoom.tsx';
import { reportFactory, reportRowFactory, shareFactory } from '../../../support/factories/reportFactory.ts';
import { FakeReports } from '../../../support/fakes/FakeReports.ts';
import { renderRoom } from '../../../support/renderRoom.tsx';

const open = (path = '', report: Report | Failure = reportFactory.build(), membership: Partial<Membership> = {}) => {
  const reports = new FakeReports();
  reports.report = report;
  const room = (
    <Routes>
      <Route path="/ui/reports/*" element={<ReportsRoom />} />
    </Routes>
  );
  return renderRoom(room, { reports, at: `/ui/reports${path}`, membership });
};

const share = { count: undefined, low: undefined, high: undefined };
const minutes = (code: string, value: number | undefined, n: number) =>
  shareFactory.build({ ...share, code, unit: 'minutes', value, n });
const euros = (code: string, value: number, n: number, currency = 'EUR') =>
  shareFactory.build({ ...share, code, unit: code === 'per_km' ? 'money_per_km' : 'money', currency, value, n });

describe('the reports', () => {
  it('stand by their questions, each with its figure and the days it is of', async () => {
    const { reports } = open();
    await waitFor(() => expect(screen.getAllByText('94.1%')).toHaveLength(10));
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Are we on time?',
      'Do we deliver on time and in full?',
      'Where do trucks wait?',
      'What is delivered without proof?',
      'How many offers are accepted?',
      'What do shipments earn?',
      'What does a lane earn?',
      'How often are trucks in use?',
      'How do shippers see us?',
      'How far do trucks run empty?',
      'How much CO2e do shipments cause?',
    ]);
    expect(screen.getByText('Time at stops, median · Last 30 days')).toBeTruthy();
    expect(screen.getByText('Shipments delivered · Last 90 days')).toBeTruthy();
    expect(reports.asked).toContainEqual(expect.objectContaining({ key: 'dwell', grace: undefined, by: 'place' }));
  });

  it('are others for shippers', async () => {
    open('', undefined, { audience: 'office' });
    expect(await screen.findByRole('link', { name: 'What do shipments cost?' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Are our carriers on time?' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'What do shipments earn?' })).toBeNull();
  });

  it('say so if a figure cannot be read', async () => {
    open('', new Failure({ kind: 'unreadable' }));
    await waitFor(() =>
      expect(screen.getAllByText('This figure could not be loaded. Open the report to try again.')).toHaveLength(6),
    );
  });

  it('lead to each report and back', async () => {
    open();
    await userEvent.click(await screen.findByRole('link', { name: 'Where do trucks wait?' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Where do trucks wait?' })).toBeTruthy();
    await userEvent.click(screen.getByRole('link', { name: 'All reports' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Reports' })).toBeTruthy();
  });

  it('still open by the address that the first report had', async () => {
    const { reports } = open('?by=lane&outcome=late');
    expect(await screen.findByRole('heading', { level: 1, name: 'Are we on time?' })).toBeTruthy();
    expect(reports.asked.at(-1)).toMatchObject({ key: 'on_time', by: 'lane', outcome: 'late' });
  });

  it.each(['/nothing', '/spend'])('are not there under %s', async (path) => {
    open(path);
    expect(await screen.findByRole('heading', { level: 1, name: /not found/i })).toBeTruthy();
  });
});

describe('a report in minutes', () => {
  const dwell = reportFactory.build({
    figures: [minutes('dwell', 65, 96), minutes('dwell_p90', undefined, 9), minutes('billable', 2103, 20)],
    outcomes: [
      { outcome: 'measured', n: 96, isCounted: true },
      { outcome: 'too_long', n: 2, isCounted: false },
    ],
    groups: [{ id: 'A', name: 'Dock A', figures: [minutes('dwell', 80, 4), minutes('dwell_p90', undefined, 4)] }],
    rows: [
      reportRowFactory.build({
        outcome: 'measured',
        at: '2026-01-05T10:00:00Z',
        until: '2026-01-05T11:20:00Z',
        minutes: 80,
      }),
    ],
  });

  it('shows hours and minutes, and what was left out', async () => {
    open('/dwell', dwell);
    const card = await screen.findByRole('region', { name: 'Time at stops, median' });
    expect(card.textContent).toContain('1\u00A0h 5\u00A0min from 96 stops');
    expect(card.textContent).toContain('Nine in ten took no longer than– of 9');
    expect(card.textContent).toContain('Beyond free time, in total35\u00A0h 3\u00A0min of 20');
    expect(screen.getByRole('link', { name: 'Longer than 24 h: show 2' })).toBeTruthy();
    expect(
      within(screen.getByRole('table', { name: 'By place' })).getByRole('row', { name: /Dock A/ }).textContent,
    ).toContain('4 (few)');
  });

  it('is not asked for grace, and shows when a truck came and left', async () => {
    open('/dwell', dwell);
    const table = await screen.findByRole('table', { name: 'Stops' });
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['Shipment', 'Outcome', 'Stop', 'Shipper', 'Arrived', 'Departed', 'Duration']);
    expect(screen.queryByLabelText('Grace period')).toBeNull();
    expect(screen.getByLabelText('Stops')).toBeTruthy();
  });
});

describe('a report in money', () => {
  it('shows each currency by itself, and never says that a sum is unsure', async () => {
    const extras = { ...share, code: 'extras_share', count: undefined };
    const figures = [
      euros('total', 7_125_000, 4),
      euros('per_km', 121.4, 4),
      shareFactory.build({ ...extras, currency: 'EUR', value: 0.052, n: 4 }),
      euros('total', 90_000, 1, 'PLN'),
      shareFactory.build({ ...extras, currency: 'PLN', value: 0.1, n: 1 }),
    ];
    open(
      '/revenue',
      reportFactory.build({
        figures,
        rows: [
          reportRowFactory.build({
            stop: undefined,
            type: undefined,
            money: { amountMinor: 164_000, currency: 'EUR' },
            km: 1740,
          }),
        ],
      }),
    );
    const card = await screen.findByRole('region', { name: 'Revenue' });
    expect(card.textContent).toContain('€71,250 from 4 shipments');
    expect(card.textContent).toContain('Per km€1.21 per km of 4');
    expect(card.textContent).toContain('Share of waiting and fees5.2% (EUR)');
    expect(card.textContent).toContain('Share of waiting and fees10.0% (PLN)');
    expect(card.textContent).toContain('PLN');
    expect(card.textContent).not.toContain('Few shipments');
    const table = await screen.findByRole('table', { name: 'Counted' });
    expect(table.textContent).toContain('€1,640');
    expect(within(table).getByRole('columnheader', { name: 'Route' })).toBeTruthy();
  });
});

it('offers lead to what they are of, and say how long an answer took', async () => {
  open(
    '/offers',
    reportFactory.build({
      figures: [shareFactory.build({ code: 'hit_rate', value: 0.25, n: 40, count: 10 })],
      outcomes: [{ outcome: 'not_selected', n: 30, isCounted: true }],
      rows: [
        reportRowFactory.build({
          record: { kind: 'offer', id: 'o-1' },
          reference: '',
          place: 'Essen → Lyon',
          outcome: 'not_selected',
          minutes: 95,
        }),
      ],
    }),
  );
  expect((await screen.findByRole('region', { name: 'Offers accepted' })).textContent).toContain(
    '25.0% 10 of 40 offers',
  );
  const row = within(screen.getByRole('table', { name: 'Offers' })).getByRole('row', { name: /Essen/ });
  expect(within(row).getByRole('link', { name: 'Essen → Lyon' }).getAttribute('href')).toBe('/ui/offers/o-1');
  expect(row.textContent).toContain('Not selected');
  expect(row.textContent).toContain('1\u00A0h 35\u00A0min');
});

const line = (code: string, value: number, n: number, unit: 'share' | 'count' | 'minutes' = 'share') =>
  shareFactory.build({ ...share, code, unit, value, n });
const carrier = (name: string, completed: number, onTime: number, n: number) => ({
  id: name,
  name,
  folded: undefined,
  figures: [
    line('completed', completed, completed, 'count'),
    line('on_time_delivery', onTime, n),
    line('answer_time', 80, n, 'minutes'),
  ],
});
const rowOf = async (name: string) => (await screen.findByRole('link', { name })).closest('tr')?.textContent;

it.each([
  ['fleet', 'One in ten earns no more than'],
  ['office', 'One in ten costs no more than'],
] as const)('a %s reads of a lane: %s, and how many shipments it has', async (audience, words) => {
  const total = euros('total', 670_000, 67);
  const figures = [total, euros('price_p10', 90_000, 67)];
  const groups = [{ id: 'DE04-FR69', name: 'Leipzig to Lyon', folded: undefined, figures }];
  open('/lanes', reportFactory.build({ figures, groups }), { audience });
  expect(await screen.findByText(words)).toBeTruthy();
  const cell = screen.getByRole('cell', { name: '67' });
  expect(cell.dataset['title']).toBe('Shipments');
  expect(cell.dataset['place']).toBeUndefined();
});

describe('the scorecard of carriers', () => {
  const groups = [carrier('Alder', 24, 0.9, 20), carrier('Birch', 9, 1, 9)];

  it.each([
    ['', 'BirchNew here (9)– of 9–'],
    ['?period=30', 'Birch9– of 9–'],
  ])('tells of too few cases their number alone, and who is new by 90 days (%s)', async (query, birch) => {
    open(`/scorecard${query}`, reportFactory.build({ groups }), { audience: 'office' });
    expect(await rowOf('Alder')).toMatch(/^Alder2490\.0% of 201\sh\s20\smin$/);
    expect(await rowOf('Birch')).toBe(birch);
  });
});
