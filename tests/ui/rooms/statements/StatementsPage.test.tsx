import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { StatementsPage } from '../../../../src/ui/rooms/statements/StatementsPage.tsx';
import { exportAs } from '../../../support/exportAs.ts';
import { feeStatement, issuedStatement } from '../../../support/factories/statementFactory.ts';
import { FakeStatementRegister } from '../../../support/fakes/FakeStatementRegister.ts';
import { renderRoom } from '../../../support/renderRoom.tsx';

it('the day the shipment ended is the one that the filter goes by, in the list and in the file', async () => {
  const statementRegister = new FakeStatementRegister();
  // In Berlin this was on the 1st of February.
  const row = { ...issuedStatement, createdAt: '2026-01-31T23:30:00Z' };
  statementRegister.page = { rows: [row], page: 0, size: 25, total: 1 };
  const at = '/ui/statements?from=2026-01-01&to=2026-01-31&columns=createdAt';
  const { textFiles } = renderRoom(<StatementsPage />, { statementRegister, at });
  expect((await screen.findByText('Jan 31, 2026')).getAttribute('datetime')).toBe('2026-01-31');
  await exportAs('CSV');
  await waitFor(() => expect(textFiles.saved).toHaveLength(1));
  expect(textFiles.saved[0]?.text).toMatch(/SR-2026-000042.*,2026-01-31(,|\r|$)/u);
});

it('a cancellation fee stands in a column of its own, in the list and in the file', async () => {
  const statementRegister = new FakeStatementRegister();
  statementRegister.page = { rows: [feeStatement], page: 0, size: 25, total: 1 };
  const { textFiles } = renderRoom(<StatementsPage />, {
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
