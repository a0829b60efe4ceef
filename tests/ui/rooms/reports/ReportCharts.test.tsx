import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { Failure } from '../../../../src/domain/failure/Failure.ts';
import type { Report } from '../../../../src/domain/report/Report.ts';
import type { ReportKey } from '../../../../src/domain/report/reportTable.ts';
import { ReportPage } from '../../../../src/ui/rooms/reports/ReportPage.tsx';
import { reportFactory, shareFactory } from '../../../support/factories/reportFactory.ts';
import { FakeReports } from '../../../support/fakes/FakeReports.ts';
import { renderRoom } from '../../../support/renderRoom.tsx';

/** Part of a week and a whole one, and the first of the same days two weeks before. */
const days = '?from=2025-12-31&to=2026-01-11';
const before = '2025-12-17';

const weeks = [
  { monday: '2025-12-29', figures: [shareFactory.build({ value: 0.9, n: 100, count: 90 })] },
  { monday: '2026-01-05', figures: [shareFactory.build({ value: 0.5, n: 4, count: 2 })] },
];

const earlier = reportFactory.build({
  figures: [shareFactory.build({ value: 0.8, n: 100, count: 80, low: 0.72, high: 0.86 })],
  groups: [
    {
      id: 'company-1',
      name: 'Sundby Foods',
      folded: undefined,
      figures: [shareFactory.build({ value: 0.5, n: 40, count: 20 })],
    },
    {
      id: 'company-3',
      name: 'Gone Foods',
      folded: undefined,
      figures: [shareFactory.build({ value: 1, n: 60, count: 60 })],
    },
  ],
  weeks: [{ monday: '2025-12-15', figures: [shareFactory.build({ value: 0.7, n: 50, count: 35 })] }],
});

const open = (query = '', report: Report = reportFactory.build({ weeks }), name: ReportKey = 'on_time') => {
  const reports = new FakeReports();
  reports.report = report;
  reports.reportFrom.set(before, earlier);
  return renderRoom(<ReportPage name={name} />, { reports, at: `/ui/reports/${name}${days}${query}` });
};

const weekByWeek = async () => within(await screen.findByRole('region', { name: 'Week by week' }));
const textOf = (element: HTMLElement) => element.textContent;

describe('the weeks of a report', () => {
  it('say their figures, cases and what to beware of', async () => {
    open();
    const chart = await (await weekByWeek()).findByRole('listbox', { name: 'Week by week' });
    expect(
      within(chart)
        .getAllByRole('option')
        .map((week) => week.getAttribute('aria-label')),
    ).toEqual([
      'Week from Dec 29, 90.0%, 90 of 100 stops, Not the whole week',
      'Week from Jan 5, 50.0%, 2 of 4 stops, Few stops',
    ]);
  });

  it('are one stop of Tab, with arrow keys from week to week and the values in a tooltip until Escape', async () => {
    open();
    const card = await weekByWeek();
    const [first, last] = await card.findAllByRole('option');
    expect([first?.tabIndex, last?.tabIndex]).toEqual([-1, 0]);
    await userEvent.click(card.getByText('As a table'));
    await userEvent.tab({ shift: true });
    expect(document.activeElement).toBe(last);
    expect(last?.textContent).toContain('50.0%');
    await userEvent.keyboard('{ArrowRight}{ArrowLeft}');
    expect(document.activeElement).toBe(first);
    expect(first?.textContent).toBe('Week from Dec 2990.0%90 of 100 stopsNot the whole week');
    expect(last?.textContent).toBe('');
    await userEvent.keyboard('{Escape}');
    expect(first?.textContent).toBe('');
    await userEvent.keyboard('{End}{Home}');
    expect(first?.textContent).toContain('90.0%');
    await userEvent.tab();
    expect(first?.textContent).toBe('');
  });

  it('show their values under the pointer', async () => {
    open();
    const [first] = await (await weekByWeek()).findAllByRole('option');
    await userEvent.hover(first ?? document.body);
    expect(first?.textContent).toContain('90.0%');
    await userEvent.keyboard('{Escape}');
    expect(first?.textContent).toBe('');
    await userEvent.unhover(first ?? document.body);
    await userEvent.hover(first ?? document.body);
    expect(first?.textContent).toContain('90.0%');
  });

  it('stand in a table too, and say by whose clock they begin', async () => {
    open();
    const card = await weekByWeek();
    await userEvent.click(card.getByText('As a table'));
    expect(card.getAllByRole('row').map(textOf)).toEqual(['Week fromFigureCases', 'Dec 2990.0%100', 'Jan 550.0%4']);
    expect(card.getByText(/Weeks begin on Monday, in the local time of each stop\. Gray rings/)).toBeTruthy();
  });

  it('are not shown of one week alone', async () => {
    open('', reportFactory.build({ weeks: weeks.slice(0, 1) }));
    await screen.findByRole('region', { name: 'On time (within 30 min)' });
    expect(screen.queryByRole('region', { name: 'Week by week' })).toBeNull();
  });
});

describe('the groups of a report', () => {
  it('are bars too, of which one is chosen by keyboard', async () => {
    const { reports } = open();
    const bars = within(await screen.findByRole('listbox', { name: 'By shipper' })).getAllByRole('option');
    expect(bars.map((bar) => bar.getAttribute('aria-label'))).toEqual([
      'Sundby Foods, 95.0%, 152 of 160 stops',
      'Alma Paper, 80.0%, 8 of 10 stops, Few stops',
    ]);
    bars[0]?.focus();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(reports.asked.at(-1)).toMatchObject({ group: 'company-2' });
  });

  it('are not drawn of one alone', async () => {
    const [group] = reportFactory.build().groups;
    open('', reportFactory.build({ groups: group ? [group] : [] }));
    await screen.findByRole('table', { name: 'By shipper' });
    expect(screen.queryByRole('listbox', { name: 'By shipper' })).toBeNull();
  });
});

const lane = (id: string, folded: number | undefined, value: number) => ({
  ...reportFactory.build().groups[0],
  id,
  name: id,
  lane: undefined,
  folded,
  figures: [shareFactory.build({ value })],
});

describe('lanes that stand together', () => {
  it('come last, and are no bar that sets the scale for the others', async () => {
    open(
      '',
      reportFactory.build({ groups: [lane('other EUR', 12, 1), lane('A', undefined, 0.2), lane('B', undefined, 0.1)] }),
    );
    const table = within(await screen.findByRole('table', { name: 'By shipper' }));
    const rows = table.getAllByRole('row').slice(1).map(textOf);
    expect(rows.map((text) => text?.replace(/[\d.]+%.*/, ''))).toEqual(['A', 'B', 'Other lanes (12)']);
    const bars = within(await screen.findByRole('listbox', { name: 'By shipper' })).getAllByRole('option');
    expect(bars.map((bar) => bar.getAttribute('aria-label')?.[0])).toEqual(['A', 'B']);
  });

  it('alone say why, and lead to more days', async () => {
    const reports = new FakeReports();
    reports.report = reportFactory.build({ groups: [lane('other EUR', 12, 1)] });
    renderRoom(<ReportPage name="lanes" />, { reports, at: '/ui/reports/lanes' });
    expect(await screen.findByText(/^No lane has enough shipments to stand alone/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Last 90 days' }));
    const [first = reports.asked[0], last] = [reports.asked[0], reports.asked.at(-1)];
    expect(last?.to).toBe(first?.to);
    expect(last?.from.localeCompare(first?.from ?? '')).toBe(-1);
    expect(screen.queryByRole('button', { name: 'Last 90 days' })).toBeNull();
  });
});

describe('a report beside the same days before', () => {
  it('is asked for in the address', async () => {
    const { reports } = open();
    await userEvent.selectOptions(await screen.findByLabelText('Compare with'), 'The same weekdays 2 weeks before');
    expect(reports.asked.at(-1)).toMatchObject({ from: before, to: '2025-12-28', size: 1, outcome: undefined });
  });

  it('says by how many points each figure changed, and whether chance could do that', async () => {
    open('&compare=before');
    expect(await screen.findByText('+14.1 points')).toBeTruthy();
    const card = screen.getByRole('region', { name: 'On time (within 30 min)' });
    expect(card.textContent).toContain('2 weeks before: 80.0%, 80 of 100 stops.');
    expect(card.textContent).not.toContain('chance');
    const table = screen.getByRole('table', { name: 'By shipper' });
    expect(within(table).getByRole('row', { name: /Sundby/ }).textContent).toContain('+45.0 points');
    expect(within(table).getByRole('row', { name: /Alma/ }).textContent).toContain('–');
  });

  it('has the weeks before in chart and table', async () => {
    open('&compare=before');
    await screen.findByText('+14.1 points');
    const card = await weekByWeek();
    await card.findByRole('listbox');
    expect(card.getAllByRole('option').map((week) => week.getAttribute('aria-label'))).toEqual([
      'Week from Dec 29, 90.0%, 90 of 100 stops, Not the whole week, 2 weeks before: 70.0%',
      'Week from Jan 5, 50.0%, 2 of 4 stops, Few stops, 2 weeks before: No stops',
    ]);
    await userEvent.click(card.getByText('As a table'));
    expect(card.getAllByRole('row').map(textOf)).toContain('Dec 2990.0%10070.0%');
  });

  it('tells who changed it most', async () => {
    open('&compare=before');
    const why = within(await screen.findByRole('region', { name: 'Why did it change?' }));
    expect(why.getAllByRole('row').map(textOf)).toEqual([
      'ShipperBeforeNowChangePoints',
      'Sundby Foods20152+132+26.1',
      'Gone Foods600−60−12.0',
      'Alma Paper08+8±0.0',
    ]);
  });

  it('can be tried again when that could not be read, and shows the rest', async () => {
    const reports = new FakeReports();
    reports.reportFrom.set(before, new Failure({ kind: 'unreadable' }));
    renderRoom(<ReportPage name="on_time" />, { reports, at: `/ui/reports/on_time${days}&compare=before` });
    await screen.findByText('94.1%');
    const again = await screen.findByRole('button', { name: 'Try again' });
    reports.reportFrom.set(before, earlier);
    await userEvent.click(again);
    expect(await screen.findByText('+14.1 points')).toBeTruthy();
  });
});
