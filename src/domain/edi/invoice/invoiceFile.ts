import type { ShipmentRecord } from '../../shipment/Shipment.ts';
import type { StatementRecord } from '../../statement/Statement.ts';
import { carrierEnvelope } from '../carrierEnvelope.ts';
import type { EdiAddress } from '../EdiInterchange.ts';
import { writeX12, type WrittenFile } from '../x12/writeX12.ts';
import { invoiceOfStatement, type InvoiceTrouble } from './invoiceOfStatement.ts';
import { write210 } from './write210.ts';

/** An issued statement as an invoice from the carrier to the shipper; or why it cannot be one. */
export const invoiceFile = (
  statement: StatementRecord,
  shipment: ShipmentRecord,
  scac: string,
  now: number,
  to?: EdiAddress,
): WrittenFile | InvoiceTrouble => {
  const invoice = invoiceOfStatement(statement, shipment, scac);
  return typeof invoice === 'string' ? invoice : writeX12([write210(invoice)], carrierEnvelope(statement, now, to));
};
