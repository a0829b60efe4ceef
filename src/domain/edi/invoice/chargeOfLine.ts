import type { StatementLine } from '../../statement/Statement.ts';
import type { StopType } from '../../stop/Stop.ts';
import { chargeWords } from './chargeWords.ts';
import type { InvoiceCharge } from './FreightInvoice.ts';

type Said = Pick<InvoiceCharge, 'description' | 'special'>;

/** What an invoice says of a line of a statement. Freight is called by the goods; `stop` is the kind of stop the line is about. */
export const chargeOfLine = (
  { kind, reason }: Pick<StatementLine, 'kind' | 'reason'>,
  stop: StopType | undefined,
  goods: string | undefined,
): Said => {
  const { description, atStop } = chargeWords[kind];
  if (atStop) return atStop[stop ?? 'delivery'];
  if (kind === 'linehaul') return { description: goods ?? description, special: undefined };
  const isSaid = reason !== null && reason.toLowerCase().startsWith(description.toLowerCase());
  return { description: isSaid ? reason : [description, reason].filter(Boolean).join(': '), special: undefined };
};
