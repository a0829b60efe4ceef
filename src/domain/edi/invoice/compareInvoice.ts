import { statedLines } from '../../statement/statedLines.ts';
import type { StatementLine, StatementRecord } from '../../statement/Statement.ts';
import type { FreightInvoice, InvoiceCharge } from './FreightInvoice.ts';
import { kindOfCharge } from './kindOfCharge.ts';

/** A line of a statement beside that of an invoice; one of them is missing where only the other has it. */
export interface ComparedLine {
  readonly line: StatementLine | undefined;
  readonly charge: InvoiceCharge | undefined;
  /** What the invoice has more than the statement, in the smallest unit of the currency. */
  readonly moreMinor: number;
}

/** What an invoice says otherwise than the statement it is about. */
export interface ComparedInvoice {
  readonly lines: readonly ComparedLine[];
  readonly statedMinor: number;
  readonly invoicedMinor: number;
  /** The other number or currency, where there is one. */
  readonly number: string | undefined;
  readonly currency: string | undefined;
  readonly isSame: boolean;
}

type Fits = (line: StatementLine, charge: InvoiceCharge) => boolean;

const sameKind: Fits = ({ kind }, charge) => kindOfCharge(charge) === kind;
const sameAmount: Fits = (line, charge) => line.amountMinor === charge.amountMinor;
const unknownKind: Fits = (_, charge) => kindOfCharge(charge) === undefined;

/** From the closest to the loosest: lines of one kind and amount, then of a kind nobody can tell, then of one kind alone. */
const rounds: readonly Fits[] = [
  (line, charge) => sameKind(line, charge) && sameAmount(line, charge),
  (line, charge) => unknownKind(line, charge) && sameAmount(line, charge),
  sameKind,
];

const sumOf = (amounts: readonly { readonly amountMinor: number }[]): number =>
  amounts.reduce((sum, { amountMinor }) => sum + amountMinor, 0);

/** An invoice beside a statement, line by line. Amounts of another currency are not compared. */
export const compareInvoice = (invoice: FreightInvoice, statement: StatementRecord): ComparedInvoice => {
  const stated = statedLines(statement);
  const partners = new Map<StatementLine, InvoiceCharge>();
  const left = new Set(invoice.charges);
  for (const fits of rounds) {
    for (const line of stated) {
      const partner = partners.has(line) ? undefined : [...left].find((charge) => fits(line, charge));
      if (!partner) continue;
      partners.set(line, partner);
      left.delete(partner);
    }
  }
  const lines = [
    ...stated.map((line): ComparedLine => {
      const charge = partners.get(line);
      return { line, charge, moreMinor: (charge?.amountMinor ?? 0) - line.amountMinor };
    }),
    ...[...left].map((charge): ComparedLine => ({ line: undefined, charge, moreMinor: charge.amountMinor })),
  ];
  const number = statement.invoice === undefined || invoice.number === statement.invoice ? undefined : invoice.number;
  const currency = invoice.currency === statement.currency ? undefined : invoice.currency;
  return {
    lines,
    statedMinor: sumOf(stated),
    invoicedMinor: sumOf(invoice.charges),
    number,
    currency,
    isSame:
      number === undefined &&
      currency === undefined &&
      lines.every(({ line, charge, moreMinor }) => line && charge && moreMinor === 0),
  };
};

/** Whether an invoice is about a statement: by the number of the load, else by its own. */
export const isAbout = (
  { number, reference }: FreightInvoice,
  statement: Pick<StatementRecord, 'reference' | 'invoice'>,
): boolean => {
  const named = (reference ?? '').trim().toUpperCase();
  return named === '' ? number === statement.invoice : named === statement.reference.toUpperCase();
};
