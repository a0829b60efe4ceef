import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { Membership } from '../../../../src/domain/company/Membership.ts';
import { Failure } from '../../../../src/domain/failure/Failure.ts';
import type { Report } from '../../../../src/domain/report/Report.ts';
import { ReportPage } from '../../../../src/ui/rooms/reports/ReportPage.tsx';
import { reportFactory, reportRowFactory, shareFactory } from '../../../support/factories/reportFactory.ts';
import { FakeReports } from '../../../support/fakes/FakeReports.ts';
import { renderRoom } from '../../../support/renderRoom.tsx';

const open = (report: Report | Failure = reportFactory.build(), query = '', membership: Partial<Membership> = {}) => {
  const reports = new FakeReports();
  reports.report = report;
  return renderRoom(<ReportPage name="on_time" />, { reports, at: `/ui/reports/on_time${query}`, membership });
};

describe('the report on punctuality', () => {
  it('tells the figure with its cases, its range and how it is counted', async () => {
    open();
    const card = await screen.findByRole('region', { name: 'On time (within 30 min)' });
    expect(card.textContent).toContain('94.1% 160 of 170 stops');
    expect(card.textContent).toContain('likely between 90.4% and 96.5%');
    expect(card.textContent).toContain('Arrivals reported by driver or system50.0% of 168');
    expect(card.textContent).not.toContain('Few stops');
  });

  it('says that few stops say little', async () => {
    open(reportFactory.build({ figures: [shareFactory.build({ value: 0.9, n: 10, count: 9 })] }));
    expect(await screen.findByText('Few stops: each one changes this a lot.')).toBeTruthy();
  });

  it('shows a dash where no stop counts', async () => {
    const none = { value: undefined, n: 0, count: 0, low: undefined, high: undefined };
    open(reportFactory.build({ figures: [shareFactory.build(none)], groups: [] }));
    const card = await screen.findByRole('region', { name: 'On time (within 30 min)' });
    expect(card.textContent).toContain('– 0 of 0 stops');
    expect(card.textContent).toContain('There are no stops to count in this period.');
  });

  it('leads from each outcome to its stops, and back', async () => {
    const { reports } = open();
    await userEvent.click(await screen.findByRole('link', { name: 'Shipment canceled: show 12' }));
    expect(reports.asked.at(-1)).toMatchObject({ outcome: 'cancelled' });
    await userEvent.click(await screen.findByRole('button', { name: 'Show all, not just Shipment canceled' }));
    expect(reports.asked.at(-1)).toMatchObject({ outcome: undefined });
  });

  it('leads from a group to its stops', async () => {
    const { reports } = open();
    const table = await screen.findByRole('table', { name: 'By shipper' });
    expect(within(table).getByRole('row', { name: /Alma Paper/ }).textContent).toContain('10 (few)');
    await userEvent.click(within(table).getByRole('link', { name: 'Alma Paper' }));
    expect(reports.asked.at(-1)).toMatchObject({ group: 'company-2', by: 'party' });
  });

  it('calls a lane by its towns, in its table and beside its rows', async () => {
    const [group] = reportFactory.build().groups;
    const name = 'DE-45:FR-69';
    const groups = [
      { id: name, name, lane: { from: 'Essen', to: 'Lyon' }, folded: undefined, figures: group?.figures ?? [] },
    ];
    open(reportFactory.build({ groups }), `?by=lane&group=${name}`);
    const table = await screen.findByRole('table', { name: 'By lane' });
    expect(within(table).getByRole('link', { name: 'Essen area → Lyon area' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Show all, not just Essen area → Lyon area' })).toBeTruthy();
    expect(screen.queryByText(name)).toBeNull();
  });

  it('leads from a stop to its shipment, with times by the clock there', async () => {
    open(
      reportFactory.build({
        rows: [reportRowFactory.build({ record: { kind: 'shipment', id: 's-1' }, reference: 'SR-7' })],
      }),
    );
    const link = await screen.findByRole('link', { name: 'SR-7' });
    expect(link.getAttribute('href')).toBe('/ui/shipments/s-1');
    const row = link.closest('tr')?.textContent;
    expect(row).toContain('Entrepôt Sud, Lyon');
    expect(row).toContain('Mon Jan 5 6:45 PM CET');
    expect(row).toContain('45\u00A0min late');
  });

  it('calls the other side what it is', async () => {
    open(reportFactory.build(), '', { audience: 'office' });
    expect(await screen.findByRole('table', { name: 'By carrier' })).toBeTruthy();
  });
});

describe('what a report is asked for', () => {
  it('is in the address', async () => {
    const { reports } = open(undefined, '?from=2026-01-01&to=2026-01-31&by=lane&stops=pickup&grace=0&overdue=left_out');
    await screen.findByRole('table', { name: 'By lane' });
    expect(reports.asked).toEqual([
      {
        key: 'on_time',
        from: '2026-01-01',
        to: '2026-01-31',
        by: 'lane',
        stops: 'pickup',
        grace: '0',
        overdue: 'left_out',
        early: 'on_time',
        excused: 'left_out',
        outcome: undefined,
        group: undefined,
        page: 0,
        size: 25,
      },
    ]);
  });

  it.each([
    ['Period', '7', { from: '2025-12-30', to: '2026-01-05' }],
    ['Period', 'month', { from: '2026-01-01', to: '2026-01-05' }],
    ['Stops', 'delivery', { stops: 'delivery' }],
    ['Grace period', '60', { grace: '60' }],
    ['Overdue now', 'left_out', { overdue: 'left_out' }],
    ['Over an hour early', 'too_early', { early: 'too_early' }],
    ['Excused by both', 'counted', { excused: 'counted' }],
  ])('changes with %s %s', async (label, value, asked) => {
    const { reports } = open();
    await userEvent.selectOptions(await screen.findByLabelText(label), value);
    expect(reports.asked.at(-1)).toMatchObject(asked);
  });

  it('can be days of one’s own', async () => {
    const { reports } = open();
    await userEvent.selectOptions(await screen.findByLabelText('Period'), 'own');
    const days = await screen.findByLabelText('Days');
    await userEvent.clear(days);
    await userEvent.type(days, '2025-11-01 – 2025-11-30{Enter}');
    expect(reports.asked.at(-1)).toMatchObject({ from: '2025-11-01', to: '2025-11-30' });
  });

  it.each([
    ['2025-11-01 – soon', /valid date/],
    ['2024-11-01 – 2025-11-30', 'Choose at most 366 days.'],
    ['2025-11-30 – 2025-11-01', /after/],
    ['– 2025-11-30', 'Choose the first and the last day.'],
  ])('stays as it was, says why and keeps what was typed: %s', async (typed, problem) => {
    const { reports } = open();
    await userEvent.selectOptions(await screen.findByLabelText('Period'), 'own');
    const before = reports.asked.length;
    const days = await screen.findByLabelText('Days');
    await userEvent.clear(days);
    await userEvent.type(days, `${typed}{Enter}`);
    await screen.findByText(problem);
    expect(days.getAttribute('value')).not.toBe('');
    expect(reports.asked).toHaveLength(before);
  });

  it('is split by what is chosen', async () => {
    const { reports } = open();
    await userEvent.click(await screen.findByRole('radio', { name: 'Place' }));
    expect(reports.asked.at(-1)).toMatchObject({ by: 'place' });
  });
});

it('saves the report on the screen as CSV', async () => {
  const { reports, textFiles } = open(undefined, '?from=2026-01-01&to=2026-01-31&grace=0&outcome=late');
  reports.text = 'Shipment\r\nSR-7\r\n';
  await screen.findByText('94.1%');
  await userEvent.click(screen.getByRole('button', { name: 'CSV' }));
  expect(textFiles.saved).toEqual([
    { fileName: 'on-time-2026-01-01-2026-01-31.csv', type: 'text/csv', text: 'Shipment\r\nSR-7\r\n' },
  ]);
  expect(reports.asked.at(-1)).toMatchObject({ key: 'on_time', from: '2026-01-01', grace: '0', outcome: 'late' });
});

const ofCo2e = (at: string) => {
  const reports = new FakeReports();
  reports.text = '{"ileapVersion":"1.0"}\n';
  return renderRoom(<ReportPage name="co2e" />, { reports, at: `/ui/reports/co2e${at}` });
};

describe('the report on CO2e', () => {
  it('is saved for other systems beside the CSV, with all shipments of its days', async () => {
    const { reports, textFiles } = ofCo2e('?from=2026-01-01&to=2026-01-31&outcome=default');
    await userEvent.click(await screen.findByRole('button', { name: 'iLEAP' }));
    expect(reports.savedDays).toEqual([{ from: '2026-01-01', to: '2026-01-31' }]);
    expect(textFiles.saved).toEqual([
      { fileName: 'ileap-2026-01-01-2026-01-31.json', type: 'application/json', text: '{"ileapVersion":"1.0"}\n' },
    ]);
    expect(screen.getByRole('button', { name: 'CSV' })).toBeTruthy();
  });

  it('says why it cannot be saved, and saves nothing', async () => {
    const { reports, textFiles, dialogs } = ofCo2e('');
    reports.text = new Failure({ kind: 'unreachable', offline: false });
    await userEvent.click(await screen.findByRole('button', { name: 'iLEAP' }));
    expect(dialogs.alerts).toHaveLength(1);
    expect(textFiles.saved).toEqual([]);
  });
});

it('offers no other report for iLEAP', async () => {
  open();
  await screen.findByText('94.1%');
  expect(screen.queryByRole('button', { name: 'iLEAP' })).toBeNull();
});

it('says when there are no stops at all', async () => {
  open(reportFactory.build({ outcomes: [], groups: [], rows: [], total: 0 }));
  expect(await screen.findByText('Nothing in this period')).toBeTruthy();
});

it('can be tried again when it could not be read', async () => {
  const { reports } = open(new Failure({ kind: 'unreadable' }));
  reports.report = reportFactory.build();
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('94.1%')).toBeTruthy();
});
