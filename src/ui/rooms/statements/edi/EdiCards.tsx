import type { StatementRecord } from '../../../../domain/statement/Statement.ts';
import { CompareCard } from './CompareCard.tsx';
import { EdiInvoiceCard } from './EdiInvoiceCard.tsx';

/** What EDI can do for a statement: write it as an invoice, and compare an invoice with it. */
export const EdiCards = ({ statement }: { readonly statement: StatementRecord }) => (
  <>
    <EdiInvoiceCard statement={statement} />
    <CompareCard statement={statement} />
  </>
);
