import { expect, it } from 'vitest';
import { readInvoiceFile } from '../../../src/application/edi/readInvoiceFile.ts';
import { FakeClock } from '../../support/fakes/FakeClock.ts';

it('finds no invoices in a file that is none, and says why', async () => {
  const file = await readInvoiceFile(new FakeClock())(new TextEncoder().encode('Dear Sir or Madam'));
  expect(file.invoices).toEqual([]);
  expect(file.errors).toHaveLength(1);
});
