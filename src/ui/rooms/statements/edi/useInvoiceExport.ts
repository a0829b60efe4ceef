import { useState } from 'react';
import { ExportInvoice } from '../../../../application/edi/exportInvoice.ts';
import type { InvoiceTrouble } from '../../../../domain/edi/invoice/invoiceOfStatement.ts';
import type { PartnerCodes } from '../../../../domain/edi/partner/PartnerCodes.ts';
import type { StatementRecord } from '../../../../domain/statement/Statement.ts';
import { useScac } from '../../../shared/edi/useScac.ts';
import { useInjection } from '../../../shared/injection/useInjection.ts';
import { useTask } from '../../../shared/useTask.ts';
import { useStatementTexts } from '../useStatementTexts.ts';

/** A statement as an invoice for the other side's systems, with the carrier code that is typed for it. */
export const useInvoiceExport = (statement: StatementRecord, partner: PartnerCodes | undefined) => {
  const { edi: words } = useStatementTexts();
  const exportInvoice = useInjection(ExportInvoice);
  const scac = useScac();
  const [told, setTold] = useState<readonly string[] | InvoiceTrouble>([]);
  const saving = useTask<string>(async (code) => {
    const fileName = words.fileName(statement.invoice ?? statement.reference);
    setTold(await exportInvoice(statement, { scac: code, fileName, partner }));
  });
  return {
    scac,
    told,
    pending: saving.pending,
    save: (): void => scac.needed('210', (code) => void saving.run(code)),
  };
};
