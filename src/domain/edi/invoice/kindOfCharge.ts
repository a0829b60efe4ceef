import type { StatementLine } from '../../statement/Statement.ts';
import { inTable } from '../inTable.ts';
import type { InvoiceCharge } from './FreightInvoice.ts';

type Kind = StatementLine['kind'];

/** Special charges of X12 150 whose meaning partners share. */
const specials: Readonly<Record<string, Kind>> = { DTL: 'waiting', DTU: 'waiting' };

/** How invoices begin what they say of a charge. */
const beginnings: readonly (readonly [word: RegExp, kind: Kind])[] = [
  [/^DETENTION|^WAITING/iu, 'waiting'],
  [/^FUEL/iu, 'fuel'],
  [/^TOLL/iu, 'toll'],
  [/^EXTRA STOP|^STOP.?OFF/iu, 'extra_stop'],
  [/^ADJUSTMENT/iu, 'adjustment'],
  [/^CREDIT/iu, 'credit'],
  [/^FREIGHT|^LINE.?HAUL/iu, 'linehaul'],
];

/** The line of a statement that a charge would be; undefined for one that nobody can tell. What weighs something is the freight. */
export const kindOfCharge = ({ description, special, goods }: InvoiceCharge): Kind | undefined => {
  const known = special === undefined ? undefined : inTable(specials, special);
  return known ?? (goods ? 'linehaul' : beginnings.find(([word]) => word.test(description))?.[1]);
};
