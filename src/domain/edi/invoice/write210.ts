import { x12FormOfPackage } from '../tender/packageOfX12.ts';
import { paymentCodes } from '../tender/tenderCodes.ts';
import { n2OfMoney } from '../x12/n2.ts';
import { rateOfMoney } from '../x12/rateOfMoney.ts';
import type { X12Line, X12Set } from '../x12/writeX12.ts';
import type { FreightInvoice, InvoiceCharge } from './FreightInvoice.ts';

const compact = (day: string): string => day.replaceAll('-', '');

const partyLine = (role: string, party: FreightInvoice['billTo']): readonly X12Line[] =>
  party ? [['N1', role, party.name, party.code?.qualifier ?? '', party.code?.value ?? '']] : [];

const countText = (count: number | undefined): string => (count === undefined ? '' : String(count));

/** Without a unit the weight is in pounds. */
const unitOf = (weight: { readonly unit: string } | undefined): string => (weight?.unit === 'kg' ? 'K' : '');

const goodsLine = ({ goods }: InvoiceCharge, number: string): readonly X12Line[] => {
  if (!goods) return [];
  const { weight, count, packageCode } = goods;
  const weighed = weight ? [String(weight.value), 'G'] : ['', ''];
  const form = count === undefined || packageCode === undefined ? '' : x12FormOfPackage(packageCode);
  return [['L0', number, '', '', ...weighed, '', '', countText(count), form, '', unitOf(weight)]];
};

const chargeLines = (charge: InvoiceCharge, at: number, currency: string): readonly X12Line[] => {
  const number = String(at + 1);
  const money = { amountMinor: charge.amountMinor, currency };
  const priced = ['L1', number, rateOfMoney(money), 'FR', n2OfMoney(money), '', '', '', charge.special ?? ''] as const;
  return [['LX', number], ['L5', number, charge.description], ...goodsLine(charge, number), priced];
};

/** An invoice for freight (X12 210) as segments. Each line is a flat rate, and the total is the sum of them all. */
export const write210 = (invoice: FreightInvoice): X12Set => {
  const { number, reference = '', payment, day, deliveredOn, scac, currency, references, equipment, charges } = invoice;
  const amountMinor = charges.reduce((sum, charge) => sum + charge.amountMinor, 0);
  const total = n2OfMoney({ amountMinor, currency });
  const delivered = deliveredOn === undefined ? ['', ''] : [compact(deliveredOn), '035'];
  const paid = payment === undefined ? '' : paymentCodes[payment];
  const { weight, count } = charges.find(({ goods }) => goods)?.goods ?? {};
  const weighed = weight ? [String(weight.value), 'G'] : ['', ''];
  return {
    kind: '210',
    lines: [
      ['B3', '', number, reference, paid, '', compact(day), total, '', ...delivered, scac],
      ['C3', currency],
      ...references.map(({ qualifier, value }) => ['N9', qualifier, value] as const),
      ...partyLine('BT', invoice.billTo),
      ...partyLine('SF', invoice.pickup),
      ...partyLine('ST', invoice.delivery),
      ...(equipment
        ? [['N7', '', equipment.number, ...Array.from({ length: 8 }, () => ''), equipment.kind ?? ''] as const]
        : []),
      ...charges.flatMap((charge, at) => chargeLines(charge, at, currency)),
      ['L3', ...weighed, '', '', total, '', '', '', '', '', countText(count), unitOf(weight)],
    ],
  };
};
