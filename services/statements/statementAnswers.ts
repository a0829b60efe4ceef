import type { Transaction } from 'kysely';
import * as v from 'valibot';
import { dayAnswer } from '../fields/dayAnswer.ts';
import { idAnswer } from '../fields/idAnswer.ts';
import { instantAnswer } from '../fields/instantAnswer.ts';
import { wholeNumber } from '../fields/wholeNumber.ts';
import { companyNames } from '../requests/companyNames.ts';
import type { Tables } from '../Tables.ts';
import { agreedAmounts } from './agreedAmounts.ts';
import { agreedKinds, extraKinds, lineStates, statementStatuses, stepActs } from './rules/Statement.ts';
import { statementSums } from './rules/statementSums.ts';
import type { StatementRow } from './StatementTables.ts';

const text = v.nullable(v.string());
const minor = v.pipe(v.number(), v.integer());
const party = v.object({ id: idAnswer, name: v.string() });

const entries = {
  /** Of the shipment too. */
  id: idAnswer,
  version: wholeNumber,
  createdAt: instantAnswer,
  updatedAt: instantAnswer,
  status: v.picklist(statementStatuses),
  /** How often it was issued. */
  revision: wholeNumber,
  reference: v.string(),
  fromCity: v.string(),
  toCity: v.string(),
  shipper: party,
  carrier: party,
  currency: v.string(),
  /**
   * In the smallest unit of the currency, net of value added tax. Of a draft without the extras, for the shipper. `feeMinor` is the
   * cancellation fee, which stands in place of the price.
   */
  sums: v.object({ linehaulMinor: minor, waitingMinor: minor, feeMinor: minor, extrasMinor: minor, totalMinor: minor }),
  /** Without a gap for each fleet; null until it is issued. */
  invoice: text,
  issuedAt: v.nullable(instantAnswer),
  dueOn: v.nullable(dayAnswer),
  /** The carrier's when it was issued (IANA): days of the statement are days there. */
  timeZone: text,
  paymentDays: wholeNumber,
  paidOn: v.nullable(dayAnswer),
};

/** A statement in a list. */
export const statementAnswer = v.pipe(v.object(entries), v.metadata({ ref: 'Statement' }));

/** A statement as either party sees it. The platform moves no money: what is paid is noted by the shipper and confirmed by the carrier. */
export const statementRecordAnswer = v.pipe(
  v.object({
    ...entries,
    /** Frozen when it is issued; of a draft the extras alone, and for the carrier alone. */
    lines: v.array(
      v.object({
        id: v.string(),
        kind: v.picklist([...agreedKinds, ...extraKinds]),
        stop: v.nullable(wholeNumber),
        amountMinor: minor,
        reason: text,
        state: v.picklist(lineStates),
        note: text,
      }),
    ),
    /** What the shipment says now; an issued statement that says otherwise cannot be approved. */
    agreed: v.array(
      v.object({
        id: v.string(),
        kind: v.picklist(agreedKinds),
        stop: v.nullable(wholeNumber),
        amountMinor: minor,
      }),
    ),
    paymentReference: text,
    history: v.array(
      v.object({
        at: instantAnswer,
        side: v.picklist(['shipper', 'carrier']),
        act: v.picklist(stepActs),
        totalMinor: minor,
        line: text,
        note: text,
      }),
    ),
  }),
  v.metadata({ ref: 'StatementRecord' }),
);

const factsOf = (row: StatementRow, names: ReadonlyMap<string, string>, hidesExtras: boolean) => ({
  id: row.id,
  version: row.version,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
  status: row.status,
  revision: row.revision,
  reference: row.reference,
  fromCity: row.from_city,
  toCity: row.to_city,
  shipper: { id: row.company_id, name: names.get(row.company_id) ?? '' },
  carrier: { id: row.carrier_id, name: names.get(row.carrier_id) ?? '' },
  currency: row.currency,
  sums: {
    linehaulMinor: row.linehaul_minor,
    waitingMinor: row.waiting_minor,
    feeMinor: row.fee_minor,
    extrasMinor: hidesExtras ? 0 : row.extras_minor,
    totalMinor: row.total_minor - (hidesExtras ? row.extras_minor : 0),
  },
  invoice: row.invoice,
  issuedAt: row.issued_at,
  dueOn: row.due_on,
  timeZone: row.time_zone,
  paymentDays: row.payment_days,
  paidOn: row.paid_on,
});

/** What a carrier has not issued yet is its own. */
const isKeptFrom = (companyId: string, row: StatementRow): boolean =>
  row.status === 'draft' && companyId !== row.carrier_id;

/** The answers for a list of statements, for whichever party the transaction is. */
export async function toStatements(tx: Transaction<Tables>, rows: readonly StatementRow[], companyId: string) {
  const names = await companyNames(
    tx,
    rows.flatMap((row) => [row.company_id, row.carrier_id]),
  );
  return rows.map((row) => factsOf(row, names, isKeptFrom(companyId, row)));
}

/** The answer for a statement, for whichever party the transaction is. */
export async function toStatementRecord(tx: Transaction<Tables>, row: StatementRow, companyId: string, now: Date) {
  const names = await companyNames(tx, [row.company_id, row.carrier_id]);
  const agreed = await agreedAmounts(tx, row.id, now);
  const isKept = isKeptFrom(companyId, row);
  const facts = factsOf(row, names, isKept);
  const lines = isKept ? [] : row.lines;
  return {
    ...facts,
    ...(row.status === 'draft' && { sums: statementSums([...agreed, ...lines]) }),
    lines,
    agreed,
    paymentReference: row.payment_reference,
    history: row.history.map(({ at, ...step }) => ({ ...step, at: new Date(at) })),
  };
}
