import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { Failure } from '../../../../src/domain/failure/Failure.ts';
import type { Statement } from '../../../../src/domain/statement/Statement.ts';
import { StatementsPage } from '../../../../src/ui/rooms/statements/StatementsPage.tsx';
import { askForAll } from '../../../support/bulkAction.ts';
import { exportAs } from '../../../support/exportAs.ts';
import { feeStatement, issuedStatement } from '../../../support/factories/statementFactory.ts';
import { FakeStatementDesk } from '../../../support/fakes/FakeStatementDesk.ts';
import { FakeStatementRegister } from '../../../support/fakes/FakeStatementRegister.ts';
import { renderRoom } from '../../../support/renderRoom.tsx';

it('the day the shipment ended is the one that the filter goes by, in the list and in the file', async () => {
  const statementRegister = new FakeStatementRegister();
  // In Berlin this was on the 1st of February.
  const row = { ...issuedStatement, createdAt: '2026-01-31T23:30:00Z' };
  statementRegister.page = { rows: [row], page: 0, size: 25, total: 1 };
  const at = '/ui/statements?from=2026-01-01&to=2026-01-31&columns=createdAt';
  const { textFiles } = renderRoom(<StatementsPage mayWrite />, { statementRegister, at });
  expect((await screen.findByText('Jan 31, 2026')).getAttribute('datetime')).toBe('2026-01-31');
  await exportAs('CSV');
  await waitFor(() => expect(textFiles.saved).toHaveLength(1));
  expect(textFiles.saved[0]?.text).toMatch(/SR-2026-000042.*,2026-01-31(,|\r|$)/u);
});

it('a cancellation fee stands in a column of its own, in the list and in the file', async () => {
  const statementRegister = new FakeStatementRegister();
  statementRegister.page = { rows: [feeStatement], page: 0, size: 25, total: 1 };
  const { textFiles } = renderRoom(<StatementsPage mayWrite />, {
    statementRegister,
    at: '/ui/statements?columns=linehaul-fee',
  });
  expect(await screen.findByRole('columnheader', { name: 'Cancellation fee' })).toBeDefined();
  expect(await screen.findByText('€150')).toBeDefined();
  await exportAs('CSV');
  await waitFor(() => expect(textFiles.saved).toHaveLength(1));
  const [titles = '', row = ''] = textFiles.saved[0]?.text.split('\r\n') ?? [];
  expect(titles).toContain('Price,Cancellation fee');
  expect(row).toMatch(/,0,150$/u);
});

const agreed = { ...issuedStatement.sums, extrasMinor: 0, totalMinor: 120_050 };

const openMany = (audience: 'fleet' | 'office', rows: readonly Statement[], mayWrite = true) => {
  const ports = {
    statementRegister: Object.assign(new FakeStatementRegister(), {
      page: { rows, page: 0, size: 25, total: rows.length },
    }),
    statementDesk: new FakeStatementDesk(),
    membership: { audience },
    at: '/ui/statements',
  };
  return renderRoom(<StatementsPage mayWrite={mayWrite} />, ports);
};

const many = (...rows: readonly Partial<Statement>[]): readonly Statement[] =>
  rows.map((row, at) => ({ ...issuedStatement, id: `s-${at}`, reference: `SR ${at}`, version: at, ...row }));

it('a shipper approves the statements of many shipments that ask for what was agreed, and sees what they come to', async () => {
  const rows = many({ sums: agreed }, {}, { status: 'disputed' }, { sums: agreed, currency: 'PLN' });
  const { statementDesk } = openMany('office', rows);
  const dialog = await askForAll(['SR 0', 'SR 1', 'SR 2', 'SR 3'], 'Approve');
  expect(dialog.getByText(/^SR 1/).closest('li')?.textContent).toContain('It has extras. Check them on the statement.');
  expect(dialog.getByText(/^SR 2/).closest('li')?.textContent).toContain('It is not waiting for your approval.');
  expect(dialog.getByText('€1,200.50 + PLN 1,200.50')).toBeDefined();
  await userEvent.click(dialog.getByRole('button', { name: 'Approve 2 statements' }));
  await waitFor(() =>
    expect(statementDesk.done).toEqual([
      ['approve', 0],
      ['approve', 3],
    ]),
  );
});

it('a shipper marks many as paid today', async () => {
  const { statementDesk } = openMany('office', many({ status: 'approved' }, { status: 'approved' }));
  const dialog = await askForAll(['SR 0', 'SR 1'], 'Mark as paid');
  await userEvent.click(dialog.getByRole('button', { name: 'Mark as paid' }));
  const today = { paidOn: '2026-01-05', reference: undefined };
  await waitFor(() =>
    expect(statementDesk.done).toEqual([
      ['pay', 0, today],
      ['pay', 1, today],
    ]),
  );
});

it('a shipper is told before paying how many have a waiting charge to answer', async () => {
  const rows = many({ status: 'approved' }, { status: 'approved', isWaitingOpen: true });
  const { statementDesk } = openMany('office', rows);
  const dialog = await askForAll(['SR 0', 'SR 1'], 'Mark as paid');
  expect(dialog.getByRole('heading', { name: 'Mark 1 statement as paid today?' })).toBeDefined();
  expect(dialog.getByRole('heading', { name: 'Not possible for 1:' })).toBeDefined();
  expect(dialog.getByText(/^SR 1/).closest('li')?.textContent).toContain('A waiting charge has not been answered yet.');
  const way = dialog.getByRole('link', { name: 'SR 1' });
  expect(way.getAttribute('href')).toBe(`/ui/shipments/${rows[1]?.id ?? ''}`);
  await userEvent.click(dialog.getByRole('button', { name: 'Mark as paid' }));
  await waitFor(() => expect(statementDesk.done.map(([, row]) => row)).toEqual([0]));
});

it('a payment that a new waiting charge holds up leads to the shipment', async () => {
  const { statementDesk } = openMany('office', many({ status: 'approved' }));
  statementDesk.answers = new Failure({ kind: 'refused', status: 409, reason: 'waiting_open', errors: [] });
  const dialog = await askForAll(['SR 0'], 'Mark as paid');
  await userEvent.click(dialog.getByRole('button', { name: 'Mark as paid' }));
  const refused = within(await screen.findByRole('list', { name: 'Mark as paid' }));
  const way = refused.getByRole('link', { name: 'SR 0' });
  expect(way.getAttribute('href')).toBe('/ui/shipments/s-0');
});

it('what cannot be done together leads to the statement, where it is seen why', async () => {
  openMany('office', many({ status: 'approved' }, { status: 'paid' }));
  const dialog = await askForAll(['SR 0', 'SR 1'], 'Mark as paid');
  expect(dialog.getByRole('link', { name: 'SR 1' }).getAttribute('href')).toBe('/ui/statements/s-1');
});

it('a carrier issues many statements in its own time', async () => {
  const { statementDesk } = openMany('fleet', many({ status: 'draft' }, { status: 'paid' }));
  const dialog = await askForAll(['SR 0', 'SR 1'], 'Issue');
  expect(dialog.getByText(/^SR 1/).closest('li')?.textContent).toContain('It has already been issued.');
  await userEvent.click(dialog.getByRole('button', { name: 'Issue 1 statement' }));
  await waitFor(() => expect(statementDesk.done).toEqual([['issue', 0, 'UTC']]));
});

it('a carrier confirms many payments', async () => {
  const { statementDesk } = openMany('fleet', many({ status: 'paid' }, { status: 'approved' }));
  const dialog = await askForAll(['SR 0', 'SR 1'], 'Confirm payment');
  expect(dialog.getByRole('heading', { name: 'Has payment for 1 statement been received?' })).toBeDefined();
  await userEvent.click(dialog.getByRole('button', { name: 'Confirm payment' }));
  await waitFor(() => expect(statementDesk.done).toEqual([['settle', 0]]));
});

it('a viewer selects nothing', async () => {
  openMany('office', many({}), false);
  expect(await screen.findByText('SR 0')).toBeDefined();
  expect(screen.queryByRole('checkbox')).toBeNull();
});
