import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { StatementsPage } from '../../../../src/ui/rooms/statements/StatementsPage.tsx';
import { exportAs } from '../../../support/exportAs.ts';
import { issuedStatement } from '../../../support/factories/statementFactory.ts';
import { FakeStatementRegister } from '../../../support/fakes/FakeStatementRegister.ts';
import { renderRoom } from '../../../support/renderRoom.tsx';

it('the day of completion is the one that the filter goes by, in the list and in the file', async () => {
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
