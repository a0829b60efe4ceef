import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { StatementRecord } from '../../../../src/domain/statement/Statement.ts';
import { EdiInvoiceCard } from '../../../../src/ui/rooms/statements/edi/EdiInvoiceCard.tsx';
import { partnerCodesOf } from '../../../support/edi/partnerCodesOf.ts';
import { draftStatement, issuedStatement } from '../../../support/factories/statementFactory.ts';
import { FakeEdiPartners } from '../../../support/fakes/FakeEdiPartners.ts';
import { renderRoom } from '../../../support/renderRoom.tsx';

const open = (statement: StatementRecord) => renderRoom(<EdiInvoiceCard statement={statement} />);
const press = async () => userEvent.click(await screen.findByRole('button', { name: 'Export EDI 210' }));

it('saves an issued statement under its number, once the code of the carrier is known', async () => {
  const ports = open(issuedStatement);
  await press();
  const code = await screen.findByLabelText('Carrier code (SCAC)');
  expect(code.getAttribute('aria-invalid')).toBe('true');
  expect(ports.madeFiles.saved).toEqual([]);
  await userEvent.type(code, 'hhlg{Enter}');
  await waitFor(() => expect(ports.madeFiles.saved).toEqual(['INV-000007-210.edi']));
  expect(screen.getByRole('status').textContent).toContain('Pölz Chemie');
});

it('says why there is no file yet', async () => {
  open(draftStatement);
  expect(await screen.findByText(/needs its invoice number/)).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

it('says that thousandths do not fit', async () => {
  const lines = issuedStatement.lines.map((line) => ({ ...line, amountMinor: 1_005 }));
  const ports = open({ ...issuedStatement, currency: 'BHD', lines });
  await userEvent.type(await screen.findByLabelText('Carrier code (SCAC)'), 'HHLG');
  await press();
  expect(await screen.findByText(/holds only two decimals/)).toBeTruthy();
  expect(ports.madeFiles.saved).toEqual([]);
});

it('names the partner that the file is addressed to', async () => {
  const partner = partnerCodesOf({ partner: '006922827', company: issuedStatement.shipper.name });
  renderRoom(<EdiInvoiceCard statement={issuedStatement} />, { ediPartners: new FakeEdiPartners(partner) });
  expect(await screen.findByText('The file is addressed to 006922827.')).toBeTruthy();
});
