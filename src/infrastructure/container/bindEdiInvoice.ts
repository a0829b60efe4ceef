import type { Container } from 'inversify';
import { ExportInvoice, exportInvoice } from '../../application/edi/exportInvoice.ts';
import { ReadInvoiceFile, readInvoiceFile } from '../../application/edi/readInvoiceFile.ts';
import { Clock } from '../../application/shared/Clock.ts';
import { MadeFiles } from '../../application/shared/MadeFiles.ts';
import { ShipmentRegister } from '../../application/shipments/ShipmentRegister.ts';

/** Statements as invoices for the systems of partners. */
export const bindEdiInvoice = (container: Container): void => {
  container.bind(ExportInvoice).toResolvedValue(exportInvoice, [ShipmentRegister, MadeFiles, Clock]);
  container.bind(ReadInvoiceFile).toResolvedValue(readInvoiceFile, [Clock]);
};
