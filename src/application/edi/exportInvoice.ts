import type { ServiceIdentifier } from 'inversify';
import { invoiceFile } from '../../domain/edi/invoice/invoiceFile.ts';
import type { InvoiceTrouble } from '../../domain/edi/invoice/invoiceOfStatement.ts';
import type { PartnerCodes } from '../../domain/edi/partner/PartnerCodes.ts';
import type { StatementRecord } from '../../domain/statement/Statement.ts';
import type { Clock } from '../shared/Clock.ts';
import type { MadeFiles } from '../shared/MadeFiles.ts';
import type { ShipmentRegister } from '../shipments/ShipmentRegister.ts';
import { saveX12 } from './saveX12.ts';

interface InvoiceOptions {
  /** Standard carrier alpha code. */
  readonly scac: string;
  readonly fileName: string;
  /** Whom the file is for, if it has an address of its own. */
  readonly partner: PartnerCodes | undefined;
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
  (shipments: ShipmentRegister, files: MadeFiles, clock: Clock): ExportInvoice =>
  async (statement, { scac, fileName, partner }) => {
    const shipment = await shipments.read(statement.id);
    const file = invoiceFile(statement, shipment, scac, clock.now(), partner?.address);
    return typeof file === 'string' ? file : saveX12(files, file, fileName);
  };
