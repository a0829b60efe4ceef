import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { invoiceFile } from '../../../../src/domain/edi/invoice/invoiceFile.ts';
import type { StatementRecord } from '../../../../src/domain/statement/Statement.ts';
import { CompareCard } from '../../../../src/ui/rooms/statements/edi/CompareCard.tsx';
import { shipmentFactory } from '../../../support/factories/shipmentFactory.ts';
import { issuedStatement, tollLine } from '../../../support/factories/statementFactory.ts';
import { renderRoom } from '../../../support/renderRoom.tsx';

const textOf = (given: Partial<StatementRecord> = {}): string => {
  const file = invoiceFile({ ...issuedStatement, ...given }, shipmentFactory.build(), 'HHLG', Date.UTC(2026, 0, 7));
  if (typeof file === 'string') throw new Error(file);
  return file.text;
};
const open = async (text: string) => {
  renderRoom(<CompareCard statement={issuedStatement} />, { membership: { audience: 'office' } });
  await userEvent.upload(await screen.findByLabelText('Choose a 210 file'), new File([text], 'invoice.edi'), {
    applyAccept: false,
  });
};
const rows = () =>
  within(screen.getByRole('list', { name: 'Lines compared' }))
    .getAllByRole('listitem')
    .map((row) => row.textContent);

it('says that an invoice is as stated', async () => {
  await open(textOf());
  expect(await screen.findByText('The invoice matches the statement.')).toBeTruthy();
  expect(rows()).toEqual([
    'Freight as agreedStatement €1,200.50 · File €1,200.50Same',
    'TollStatement €43.21 · File €43.21Same',
    'TotalStatement €1,243.71 · File €1,243.71Same',
  ]);
});

it('shows line by line what an invoice says otherwise', async () => {
  const [linehaul] = issuedStatement.lines;
  if (!linehaul) throw new Error('no line');
  const lines = [
    { ...linehaul, amountMinor: 125_050 },
    { ...tollLine, id: 'x', kind: 'fuel' as const, amountMinor: 1_000 },
  ];
  await open(textOf({ lines, invoice: 'INV-9' }));
  expect(await screen.findByText('The invoice differs from the statement.')).toBeTruthy();
  expect(screen.getByText('Different invoice number: INV-9.')).toBeTruthy();
  expect(rows()).toEqual([
    'Freight as agreedStatement €1,200.50 · File €1,250.50€50.00 more',
    'TollStatement €43.21 · Not in the file€43.21 less',
    'FUEL: BRENNERNot in the statement · File €10.00€10.00 more',
    'TotalStatement €1,243.71 · File €1,260.50€16.79 more',
  ]);
});

it('compares no amounts of another currency', async () => {
  await open(textOf({ currency: 'USD' }));
  expect(await screen.findByText('Different currency: USD. Amounts are not compared.')).toBeTruthy();
  expect(screen.queryByRole('list', { name: 'Lines compared' })).toBeNull();
});

it('says what an invoice is about, if not this statement', async () => {
  await open(textOf({ reference: 'SR-9' }));
  expect(await screen.findByText('No invoice in this file is for SR-2026-000042. It is for SR-9.')).toBeTruthy();
});

it('names what is wrong with a file by segment and element', async () => {
  await open(textOf().replace('*124371**', '*124372**'));
  expect(
    await screen.findByText(/The total is “1243\.72”, but the lines add up to “1243\.71”\. Segment 2, B3-7/),
  ).toBeTruthy();
});

it('refuses what is not EDI', async () => {
  await open('a;b');
  expect(await screen.findByText(/This is not an EDI file/)).toBeTruthy();
});
