import type { ServiceIdentifier } from 'inversify';
import { invoiceFile } from '../../domain/edi/invoice/invoiceFile.ts';
import type { InvoiceTrouble } from '../../domain/edi/invoice/invoiceOfStatement.ts';
import type { StatementRecord } from '../../domain/statement/Statement.ts';
import type { Clock } from '../shared/Clock.ts';
import type { MadeFiles } from '../shared/MadeFiles.ts';
import type { ShipmentRegister } from '../shipments/ShipmentRegister.ts';
import type { PartnerCodeBook } from './partnerCodeBook.ts';
import { saveX12 } from './saveX12.ts';

interface InvoiceOptions {
  /** Standard carrier alpha code. */
  readonly scac: string;
  readonly fileName: string;
}

/**
 * Saves a statement as X12 210, with what its shipment says of goods and stops. Answers the values that lost characters which the
 * file cannot hold, or why there is no file. Throws a `Failure`.
 */
export type ExportInvoice = (
  statement: StatementRecord,
  options: InvoiceOptions,
) => Promise<readonly string[] | InvoiceTrouble>;
export const ExportInvoice: ServiceIdentifier<ExportInvoice> = Symbol('ExportInvoice');

export const exportInvoice =
  (shipments: ShipmentRegister, files: MadeFiles, clock: Clock, codes: PartnerCodeBook): ExportInvoice =>
  async (statement, { scac, fileName }) => {
    const shipment = await shipments.read(statement.id);
    const to = codes.ofCompany(statement.shipper.name)?.address;
    const file = invoiceFile(statement, shipment, scac, clock.now(), to);
    return typeof file === 'string' ? file : saveX12(files, file, fileName);
  };
