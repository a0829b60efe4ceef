import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { beforeAll, describe, expect, it } from 'vitest';
import type { StatementRecord } from '../../../../src/domain/statement/Statement.ts';
import { bodyChunk } from '../../../../src/ui/rooms/statements/bodyChunk.ts';
import { StatementPage } from '../../../../src/ui/rooms/statements/StatementPage.tsx';
import {
  draftStatement,
  feeStatement,
  issuedStatement,
  tollLine,
} from '../../../support/factories/statementFactory.ts';
import { FakeClock } from '../../../support/fakes/FakeClock.ts';
import { FakeStatementDesk } from '../../../support/fakes/FakeStatementDesk.ts';
import { renderRoom } from '../../../support/renderRoom.tsx';

beforeAll(() => bodyChunk.load());

const open = (
  audience: 'fleet' | 'office',
  statement: StatementRecord,
  { mayWrite = true, now = Date.UTC(2026, 0, 10) } = {},
) => {
  const statementDesk = new FakeStatementDesk();
  const ports = renderRoom(<StatementPage record={statement} mayWrite={mayWrite} />, {
    statementDesk,
    clock: new FakeClock(now),
    membership: { audience },
  });
  return { ...ports, statementDesk };
};
const rows = () =>
  within(screen.getByRole('region', { name: 'Lines' }))
    .getAllByRole('row')
    .map((row) => row.textContent);
const next = () => within(screen.getByRole('region', { name: 'Next step' }));
const dialog = () => within(screen.getByRole('dialog'));
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

/** The page as it is, and as it was read again once its button is pressed. */
const openMoving = (lines: StatementRecord['lines']) => {
  const statementDesk = new FakeStatementDesk();
  const Moving = () => {
    const [statement, setStatement] = useState(draftStatement);
    return (
      <>
        <button onClick={() => setStatement({ ...draftStatement, version: 4, lines })}>Read again</button>
        <StatementPage record={statement} mayWrite />
      </>
    );
  };
  renderRoom(<Moving />, { statementDesk, membership: { audience: 'fleet' } });
  return statementDesk;
};
const changeToll = async (): Promise<void> => {
  await press('Change Toll');
  await userEvent.click(screen.getByText('Read again'));
  await userEvent.clear(dialog().getByLabelText('Amount, net of VAT'));
  await userEvent.type(dialog().getByLabelText('Amount, net of VAT'), '40');
  await userEvent.click(dialog().getByRole('button', { name: 'Save line' }));
};

describe('the shipper of an issued statement', () => {
  it('sees each line with its reason and standing, and what they come to', () => {
    open('office', issuedStatement);
    expect(rows()).toEqual([
      'LineStatusAmount',
      expect.stringMatching(/^Freight as agreed.*Agreed€1,200\.50$/u),
      expect.stringMatching(/^TollBrenner.*Proposed€43\.21$/u),
      'Total€1,243.71',
    ]);
    expect(screen.getByText(/the platform does not handle payments/u)).toBeDefined();
  });

  it('disputes a line with words', async () => {
    const { statementDesk } = open('office', issuedStatement);
    await press('Dispute Toll');
    await userEvent.click(dialog().getByRole('button', { name: 'Dispute line' }));
    expect(dialog().getByText('Say why.')).toBeDefined();
    await userEvent.type(dialog().getByLabelText('Why it is wrong'), ' No  toll there ');
    await userEvent.click(dialog().getByRole('button', { name: 'Dispute line' }));
    await waitFor(() => expect(statementDesk.done).toEqual([['answer', 3, 'a1', 'No toll there']]));
  });

  it('approves a line, or all of them after a question that names the amount', async () => {
    const { statementDesk, dialogs } = open('office', issuedStatement);
    await press('Approve Toll');
    await press('Approve €1,243.71');
    await waitFor(() =>
      expect(statementDesk.done).toEqual([
        ['answer', 3, 'a1', undefined],
        ['approve', 3],
      ]),
    );
    expect(dialogs.questions.at(-1)?.title).toBe('Approve €1,243.71 for Hansen Haulage?');
  });

  it('cannot approve a line that is not what was agreed, and is told which', () => {
    open('office', {
      ...issuedStatement,
      agreed: issuedStatement.agreed.map((line) => ({ ...line, amountMinor: 120_000 })),
    });
    expect(next().queryByRole('button', { name: /^Approve/u })).toBeNull();
    expect(next().getByText(/Freight as agreed is stated as €1,200\.50, but €1,200 was agreed/u)).toBeDefined();
  });

  it('does not pay an approved one that is not what was agreed any more', () => {
    open('office', { ...issuedStatement, status: 'approved', agreed: [] });
    expect(next().queryByRole('button')).toBeNull();
    expect(
      next().getByText(/^The agreed amounts changed after the approval\. Wait for the new statement/u),
    ).toBeDefined();
  });

  it.each([
    ['office', /a waiting charge on this shipment has not been answered yet/],
    ['fleet', /has to answer a waiting charge on this shipment before it pays/],
  ] as const)('that waits for the answer to a charge for waiting is not paid yet: %s', async (audience, text) => {
    open(audience, { ...issuedStatement, status: 'approved', isWaitingOpen: true });
    expect(next().getByText(text)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Mark as paid' })).toBeNull();
    const link = screen.queryByRole('link', { name: 'Answer the waiting charge' });
    expect(link?.getAttribute('href')).toBe(audience === 'office' ? `/ui/shipments/${issuedStatement.id}` : undefined);
  });

  it('marks an approved one as paid, on a day that was', async () => {
    const { statementDesk } = open('office', { ...issuedStatement, status: 'approved' });
    await press('Mark as paid');
    await userEvent.type(dialog().getByLabelText(/^Payment reference/u), 'SEPA 42');
    await userEvent.click(dialog().getByRole('button', { name: 'Mark as paid' }));
    await waitFor(() =>
      expect(statementDesk.done).toEqual([['pay', 3, { paidOn: '2026-01-10', reference: 'SEPA 42' }]]),
    );
  });

  it('sees how many days it is overdue, by the clock of the carrier', () => {
    open('office', { ...issuedStatement, status: 'approved' }, { now: Date.parse('2026-02-06T00:30:00+01:00') });
    expect(screen.getByText('1 day overdue')).toBeDefined();
  });

  it('changes nothing as a viewer', () => {
    open('office', issuedStatement, { mayWrite: false });
    expect(screen.queryByRole('button', { name: /Approve|Dispute/u })).toBeNull();
  });
});

describe('the carrier of a draft', () => {
  it('adds a line with kind, amount and reason', async () => {
    const { statementDesk } = open('fleet', draftStatement);
    await press('Add a line');
    await userEvent.click(dialog().getByRole('button', { name: 'Save line' }));
    expect(dialog().getByText('Choose what it is for.')).toBeDefined();
    await userEvent.selectOptions(dialog().getByLabelText('What it is for'), 'credit');
    await userEvent.type(dialog().getByLabelText('Amount, net of VAT'), '12.5');
    await userEvent.type(dialog().getByLabelText(/^Reason/u), 'Late');
    await userEvent.click(dialog().getByRole('button', { name: 'Save line' }));
    const kept = { id: 'a1', kind: 'toll', amountMinor: 4_321, reason: 'Brenner' };
    const added = { id: undefined, kind: 'credit', amountMinor: -1_250, reason: 'Late' };
    await waitFor(() => expect(statementDesk.done).toEqual([['keepExtras', 3, [kept, added]]]));
  });

  it('changes a line, and removes one', async () => {
    const { statementDesk } = open('fleet', draftStatement);
    await press('Change Toll');
    expect(dialog().getByDisplayValue('43.21')).toBeDefined();
    await userEvent.clear(dialog().getByLabelText('Amount, net of VAT'));
    await userEvent.type(dialog().getByLabelText('Amount, net of VAT'), '40');
    await userEvent.click(dialog().getByRole('button', { name: 'Save line' }));
    const changed = { id: 'a1', kind: 'toll', amountMinor: 4_000, reason: 'Brenner' };
    await waitFor(() => expect(statementDesk.done).toEqual([['keepExtras', 3, [changed]]]));
    await press('Remove Toll');
    await waitFor(() => expect(statementDesk.done.at(-1)).toEqual(['keepExtras', 3, []]));
  });

  describe('while somebody else works on it', () => {
    it('changes the line of the same id', async () => {
      const statementDesk = openMoving([{ ...tollLine }, { ...tollLine, id: 'a2', reason: 'Gotthard' }]);
      await changeToll();
      const changed = { id: 'a1', kind: 'toll', amountMinor: 4_000, reason: 'Brenner' };
      const other = { id: 'a2', kind: 'toll', amountMinor: 4_321, reason: 'Gotthard' };
      await waitFor(() => expect(statementDesk.done).toEqual([['keepExtras', 4, [changed, other]]]));
    });

    it('is told that the line is gone, and nothing is sent', async () => {
      const statementDesk = openMoving([]);
      await changeToll();
      expect(dialog().getByRole('alert').textContent).toBe(
        'Someone has removed this line, so it can no longer be changed.',
      );
      expect(statementDesk.done).toEqual([]);
    });
  });

  it('issues it after a question, in the zone of the desk', async () => {
    const { statementDesk, dialogs, notices } = open('fleet', draftStatement);
    await press('Issue statement · €1,243.71');
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
    await waitFor(() => expect(statementDesk.done).toEqual([['issue', 3, timeZone]]));
    expect(dialogs.questions.at(-1)?.title).toBe('Issue a statement for €1,243.71 to Pölz Chemie?');
    await waitFor(() => expect(notices.texts.at(-1)).toBe('Statement INV-000007 was issued.'));
  });

  it('takes back what is disputed', async () => {
    const disputed = { ...tollLine, state: 'disputed' as const, note: 'No toll there' };
    const { statementDesk } = open('fleet', { ...issuedStatement, status: 'disputed', lines: [disputed] });
    expect(screen.getByText('Disputed: No toll there')).toBeDefined();
    await press('Reopen for changes');
    await waitFor(() => expect(statementDesk.done).toEqual([['revise', 3]]));
  });

  it('takes back what was approved only if something else was agreed since', async () => {
    const agreed = issuedStatement.agreed.map((line) => ({ ...line, amountMinor: 125_050 }));
    const { statementDesk } = open('fleet', { ...issuedStatement, status: 'approved', agreed });
    await press('Reopen for changes');
    await waitFor(() => expect(statementDesk.done).toEqual([['revise', 3]]));
  });

  it('leaves what was approved as it is otherwise', () => {
    open('fleet', { ...issuedStatement, status: 'approved' });
    expect(next().queryByRole('button', { name: 'Reopen for changes' })).toBeNull();
  });

  it('confirms a payment, or says that it did not arrive', async () => {
    const { statementDesk } = open('fleet', { ...issuedStatement, status: 'paid', paidOn: '2026-01-09' });
    await press('Not received');
    await userEvent.type(dialog().getByLabelText('Note to the shipper'), 'Nothing came');
    await userEvent.click(dialog().getByRole('button', { name: 'Tell the shipper' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await press('Confirm payment');
    await waitFor(() =>
      expect(statementDesk.done).toEqual([
        ['deny', 3, 'Nothing came'],
        ['settle', 3],
      ]),
    );
  });
});

it('the shipper of a draft waits for the carrier', () => {
  open('office', { ...draftStatement, lines: [] });
  expect(next().getByText(/^Hansen Haulage has not issued this statement yet/u)).toBeDefined();
  expect(screen.queryByRole('button', { name: /Add|Issue/u })).toBeNull();
});

it('the lines are saved as CSV', async () => {
  const { textFiles } = open('office', issuedStatement);
  await press('Download CSV');
  await waitFor(() => expect(textFiles.saved).toHaveLength(1));
  expect(textFiles.saved[0]).toMatchObject({ fileName: 'Statement INV-000007.csv' });
  expect(textFiles.saved[0]?.text).toContain('SR-2026-000042,INV-000007,Toll,Brenner,Proposed,43.21,EUR');
});

describe('the statement of a shipment that was canceled for a fee', () => {
  const issued: StatementRecord = {
    ...issuedStatement,
    sums: feeStatement.sums,
    agreed: feeStatement.agreed,
    lines: [{ id: 'tonu', kind: 'tonu', stop: null, amountMinor: 15_000, reason: null, state: 'agreed', note: null }],
  };

  it('has the fee as its only line, and tells the carrier why', async () => {
    const { statementDesk, dialogs } = open('fleet', feeStatement);
    expect(rows()).toEqual(['LineStatusAmount', expect.stringMatching(/^Cancellation fee.*Agreed€150$/u), 'Total€150']);
    expect(next().getByText(/^Pölz Chemie canceled after the truck had set out/u)).toBeDefined();
    dialogs.answer = true;
    await press('Issue statement · €150');
    await waitFor(() => expect(statementDesk.done).toEqual([['issue', 3, 'UTC']]));
  });

  it('is approved as a whole by the shipper: what was agreed is not disputed', () => {
    open('office', issued);
    expect(screen.queryByRole('button', { name: /Dispute/u })).toBeNull();
    expect(screen.getByRole('button', { name: /^Approve €150/u })).toBeDefined();
  });
});
