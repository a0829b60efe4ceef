import { useState } from 'react';
import { type InvoiceFile, ReadInvoiceFile } from '../../../../application/edi/readInvoiceFile.ts';
import { compareInvoice, isAbout } from '../../../../domain/edi/invoice/compareInvoice.ts';
import type { InvoiceReading } from '../../../../domain/edi/invoice/readInvoices.ts';
import type { StatementRecord } from '../../../../domain/statement/Statement.ts';
import { useInjection } from '../../../shared/injection/useInjection.ts';
import { useTask } from '../../../shared/useTask.ts';

/** Reads a file of invoices, and compares the one about this statement with it. */
export const useInvoiceCompare = (statement: StatementRecord) => {
  const readFile = useInjection(ReadInvoiceFile);
  const [file, setFile] = useState<InvoiceFile>();
  const reading = useTask<File>(async (blob) => {
    setFile(await readFile(new Uint8Array(await blob.arrayBuffer())));
  });
  const invoices = file?.invoices ?? [];
  const isMeant = ({ value, errors }: InvoiceReading): boolean =>
    value ? isAbout(value, statement) : invoices.length === 1 && errors.length > 0;
  const meant = invoices.find(isMeant);
  return {
    file,
    meant,
    compared: meant?.value && compareInvoice(meant.value, statement),
    /** What the file is about, where it is not about this statement. */
    others: invoices.flatMap(({ value }) => value?.reference ?? value?.number ?? []),
    pending: reading.pending,
    read: (blob: File) => void reading.run(blob),
  };
};
