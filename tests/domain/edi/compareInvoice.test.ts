import { describe, expect, it } from 'vitest';
import { compareInvoice, isAbout } from '../../../src/domain/edi/invoice/compareInvoice.ts';
import type { FreightInvoice, InvoiceCharge } from '../../../src/domain/edi/invoice/FreightInvoice.ts';
import { kindOfCharge } from '../../../src/domain/edi/invoice/kindOfCharge.ts';
import type { StatementLine, StatementRecord } from '../../../src/domain/statement/Statement.ts';
import { draftStatement, feeStatement, issuedStatement } from '../../support/factories/statementFactory.ts';

const charge = (description: string, amountMinor: number, more: Partial<InvoiceCharge> = {}): InvoiceCharge => ({
  description,
  amountMinor,
  special: undefined,
  goods: undefined,
  ...more,
});
const goods = { weight: { value: 18_400, unit: 'kg' }, count: 24, packageCode: 'PX' } as const;
const freight = charge('MACHINE PARTS', 120_050, { goods });
const invoice = (charges: readonly InvoiceCharge[], more: Partial<FreightInvoice> = {}): FreightInvoice => ({
  number: 'INV-000007',
  reference: 'SR-2026-000042',
  payment: 'prepaid',
  day: '2026-01-06',
  deliveredOn: undefined,
  scac: 'HHLG',
  currency: 'EUR',
  references: [],
  billTo: undefined,
  pickup: undefined,
  delivery: undefined,
  equipment: undefined,
  charges,
  ...more,
});
const waiting = (stop: number, amountMinor: number): StatementLine => ({
  id: `waiting-${stop}`,
  kind: 'waiting',
  stop,
  amountMinor,
  reason: null,
  state: 'agreed',
  note: null,
});
const compared = (given: FreightInvoice, statement: StatementRecord = issuedStatement) =>
  compareInvoice(given, statement).lines.map(({ line, charge: said, moreMinor }) => [
    line?.id,
    said?.description,
    moreMinor,
  ]);

describe('an invoice beside a statement', () => {
  it('says the same', () => {
    const result = compareInvoice(invoice([charge('TOLL: BRENNER', 4_321), freight]), issuedStatement);
    expect(result).toMatchObject({ isSame: true, statedMinor: 124_371, invoicedMinor: 124_371 });
    expect([result.number, result.currency]).toEqual([undefined, undefined]);
  });

  it.each(['TRUCK ORDERED NOT USED', 'VEHICLE ORDERED NOT USED', 'TONU', 'CANCELLATION FEE', 'CANCELATION'])(
    'finds the cancellation fee by the words %s',
    (said) => {
      const owed = compareInvoice(invoice([charge(said, 20_000), charge('LUMPER', 9_000)]), feeStatement);
      expect(owed.lines[0]).toMatchObject({ line: { kind: 'tonu' }, charge: { description: said } });
    },
  );

  it('differs by a line that is more, one that is missing and one that nobody stated', () => {
    const given = invoice([{ ...freight, amountMinor: 125_050 }, charge('LUMPER', 9_000)]);
    expect(compared(given)).toEqual([
      ['linehaul', 'MACHINE PARTS', 5_000],
      ['a1', undefined, -4_321],
      [undefined, 'LUMPER', 9_000],
    ]);
    expect(compareInvoice(given, issuedStatement)).toMatchObject({ isSame: false, invoicedMinor: 134_050 });
  });

  it('finds a line whose kind it cannot tell by its amount', () => {
    expect(compared(invoice([charge('ARSENAL', 120_050), charge('OTHER', 4_321)]))).toEqual([
      ['linehaul', 'ARSENAL', 0],
      ['a1', 'OTHER', 0],
    ]);
  });

  it('tells waiting at two stops apart by what it comes to', () => {
    const statement = { ...issuedStatement, lines: [waiting(0, 4_500), waiting(1, 8_000)] };
    const given = invoice([
      charge('DETENTION', 8_000, { special: 'DTU' }),
      charge('DETENTION', 4_400, { special: 'DTL' }),
    ]);
    expect(compared(given, statement)).toEqual([
      ['waiting-0', 'DETENTION', -100],
      ['waiting-1', 'DETENTION', 0],
    ]);
  });

  it('is compared with what a draft would state', () => {
    expect(compareInvoice(invoice([freight, charge('TOLL', 4_321)]), draftStatement).isSame).toBe(true);
  });

  it.each<[title: string, more: Partial<FreightInvoice>, differs: object]>([
    ['number', { number: 'X-1' }, { number: 'X-1' }],
    ['currency', { currency: 'USD' }, { currency: 'USD' }],
  ])('may have another %s', (_, more, differs) => {
    const result = compareInvoice(invoice([freight, charge('TOLL', 4_321)], more), issuedStatement);
    expect(result).toMatchObject({ isSame: false, ...differs });
  });

  it.each([
    ['sr-2026-000042 ', 'X', true],
    ['SR-1', 'INV-000007', false],
    [undefined, 'INV-000007', true],
    [undefined, 'X', false],
  ])('is about the statement with the reference %s and the number %s: %s', (reference, number, expected) => {
    expect(isAbout(invoice([], { reference, number }), issuedStatement)).toBe(expected);
  });

  it.each([
    ['CANNED VEGETABLES', { goods }, 'linehaul'],
    ['LINE HAUL', {}, 'linehaul'],
    ['ANYTHING', { special: 'DTU' }, 'waiting'],
    ['Fuel surcharge', {}, 'fuel'],
    ['STOP-OFF', {}, 'extra_stop'],
    ['LUMPER', { special: 'constructor' }, undefined],
  ])('calls %s by its kind', (description, more, kind) => {
    expect(kindOfCharge(charge(description, 1, more))).toBe(kind);
  });
});
