import type { StatementLine } from '../../statement/Statement.ts';
import type { StopType } from '../../stop/Stop.ts';
import type { InvoiceCharge } from './FreightInvoice.ts';

type Said = Pick<InvoiceCharge, 'description' | 'special'>;

/** Waiting by the kind of its stop, with its code of X12 150. */
const waiting: Readonly<Record<StopType, Said>> = {
  pickup: { description: 'Detention loading', special: 'DTL' },
  delivery: { description: 'Detention unloading', special: 'DTU' },
};

/** What an extra is called. Its code would be another one with each partner, so it has none. */
const extras = {
  fuel: 'Fuel',
  toll: 'Toll',
  extra_stop: 'Extra stop',
  adjustment: 'Adjustment',
  credit: 'Credit',
} as const;

/** What an invoice says of a line of a statement. Freight is called by the goods; `stop` is the kind of stop the line is about. */
export const chargeOfLine = (
  { kind, reason }: Pick<StatementLine, 'kind' | 'reason'>,
  stop: StopType | undefined,
  goods: string | undefined,
): Said => {
  if (kind === 'linehaul') return { description: goods ?? 'Freight', special: undefined };
  if (kind === 'waiting') return waiting[stop ?? 'delivery'];
  const isSaid = reason !== null && reason.toLowerCase().startsWith(extras[kind].toLowerCase());
  return { description: isSaid ? reason : [extras[kind], reason].filter(Boolean).join(': '), special: undefined };
};
