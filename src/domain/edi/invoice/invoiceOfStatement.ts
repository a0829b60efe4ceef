import { localTimeOf } from '../../calendar/localTimeOf.ts';
import { foldRecord } from '../../shipment/foldRecord.ts';
import type { ShipmentRecord } from '../../shipment/Shipment.ts';
import type { StatementRecord } from '../../statement/Statement.ts';
import type { Stop } from '../../stop/Stop.ts';
import { loadWeight } from '../tender/loadWeight.ts';
import { referenceKinds } from '../tender/referenceKinds.ts';
import { referencesIn } from '../tender/referencesText.ts';
import { siteCode } from '../tender/siteCode.ts';
import { isInHundredths } from '../x12/n2.ts';
import { chargeOfLine } from './chargeOfLine.ts';
import type { FreightInvoice, InvoiceGoods } from './FreightInvoice.ts';

/** Why a statement cannot be an invoice: it was not issued, or its amounts do not fit into hundredths. */
export type InvoiceTrouble = 'not_issued' | 'thousandths';

const partyAt = (stop: Stop | undefined) => {
  const name = stop?.place?.name ?? stop?.place?.city;
  return name === undefined ? undefined : { name, code: siteCode(stop?.note) };
};

const goodsOf = (shipment: ShipmentRecord): InvoiceGoods => {
  const { cargo } = shipment;
  const [first] = cargo;
  const isOneForm = cargo.every(({ packageCode }) => packageCode === first?.packageCode);
  const counts = cargo.flatMap(({ count }) => count ?? []);
  return {
    weight: loadWeight(shipment),
    count: counts.length < cargo.length ? undefined : counts.reduce((sum, count) => sum + count, 0),
    packageCode: isOneForm ? first?.packageCode : undefined,
  };
};

/** An issued statement as an invoice: its lines and their total, not one cent more or less. */
export const invoiceOfStatement = (
  statement: StatementRecord,
  shipment: ShipmentRecord,
  scac: string,
): FreightInvoice | InvoiceTrouble => {
  const { status, invoice, issuedAt, timeZone = 'UTC', currency, lines, reference, shipper } = statement;
  if (status === 'draft' || invoice === undefined || issuedAt === undefined) return 'not_issued';
  if (!lines.every(({ amountMinor }) => isInHundredths({ amountMinor, currency }))) return 'thousandths';
  const { stops, assignment } = shipment;
  const last = stops.findLast(({ type }) => type === 'delivery');
  const { deliveredAt } = foldRecord(shipment);
  const number = assignment?.vehicle.plate.replaceAll(/[^\p{L}\d]/gu, '') ?? '';
  return {
    number: invoice,
    reference,
    payment: 'prepaid',
    day: localTimeOf(Date.parse(issuedAt), timeZone).day,
    deliveredOn: deliveredAt === null ? undefined : localTimeOf(deliveredAt, last?.window?.timeZone ?? 'UTC').day,
    scac,
    currency,
    references: referencesIn(shipment.notes, referenceKinds.x12),
    billTo: { name: shipper.name, code: undefined },
    pickup: partyAt(stops.find(({ type }) => type === 'pickup')),
    delivery: partyAt(last),
    equipment: number === '' ? undefined : { number, kind: undefined },
    charges: lines.map((line) => ({
      ...chargeOfLine(line, stops[line.stop ?? -1]?.type, shipment.goods.description),
      amountMinor: line.amountMinor,
      goods: line.kind === 'linehaul' ? goodsOf(shipment) : undefined,
    })),
  };
};
