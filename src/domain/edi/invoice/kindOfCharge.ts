import type { StatementLine } from '../../statement/Statement.ts';
import { keysOf } from '../keysOf.ts';
import { chargeWords } from './chargeWords.ts';
import type { InvoiceCharge } from './FreightInvoice.ts';

type Kind = StatementLine['kind'];

const kinds = keysOf(chargeWords);

const hasSpecial = (kind: Kind, special: string): boolean =>
  Object.values(chargeWords[kind].atStop ?? {}).some((said) => said.special === special);

/** The line of a statement that a charge would be; undefined for one that nobody can tell. What weighs something is the freight. */
export const kindOfCharge = ({ description, special, goods }: InvoiceCharge): Kind | undefined => {
  const known = special === undefined ? undefined : kinds.find((kind) => hasSpecial(kind, special));
  return known ?? (goods ? 'linehaul' : kinds.find((kind) => chargeWords[kind].begins.test(description)));
};
