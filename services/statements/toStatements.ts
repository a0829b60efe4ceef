import { sql, type Transaction } from 'kysely';
import { companyNames } from '../requests/companyNames.ts';
import type { Tables } from '../Tables.ts';
import { agreedAmounts, nothingAgreed } from './agreedAmounts.ts';
import type { AgreedAmount } from './rules/Statement.ts';
import { statementSums } from './rules/statementSums.ts';
import type { StatementRow } from './StatementTables.ts';

/** What a party may read of the lines: extras that a carrier has not issued yet are its own. */
const linesFor = (companyId: string, { status, carrier_id: carrier, lines }: StatementRow) =>
  status === 'draft' && companyId !== carrier ? [] : lines;

/** What was frozen when it was issued; of a draft what was agreed by now, with the extras that may be read. */
const sumsOf = (row: StatementRow, companyId: string, agreed: readonly AgreedAmount[]) =>
  row.status === 'draft'
    ? statementSums([...agreed, ...linesFor(companyId, row)])
    : {
        linehaulMinor: row.linehaul_minor,
        waitingMinor: row.waiting_minor,
        feeMinor: row.fee_minor,
        extrasMinor: row.extras_minor,
        totalMinor: row.total_minor,
      };

const factsOf = (
  row: StatementRow,
  companyId: string,
  names: ReadonlyMap<string, string>,
  agreed: readonly AgreedAmount[],
) => ({
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
  sums: sumsOf(row, companyId, agreed),
  invoice: row.invoice,
  issuedAt: row.issued_at,
  dueOn: row.due_on,
  timeZone: row.time_zone,
  paymentDays: row.payment_days,
  paidOn: row.paid_on,
});

/** Shipments with a charge for waiting that is not answered yet. */
async function waitingOpen(tx: Transaction<Tables>, rows: readonly StatementRow[]): Promise<ReadonlySet<string>> {
  if (rows.length === 0) return new Set();
  const open = await tx
    .selectFrom('shipment')
    .select('id')
    .where(
      'id',
      'in',
      rows.map(({ id }) => id),
    )
    .where('status', '<>', 'cancelled')
    .where(sql<boolean>`'waiting_to_answer' = any(flags)`)
    .execute();
  return new Set(open.map(({ id }) => id));
}

/** The answers for a list of statements, for whichever party the transaction is. */
export async function toStatements(
  tx: Transaction<Tables>,
  rows: readonly StatementRow[],
  companyId: string,
  now: Date,
) {
  const names = await companyNames(
    tx,
    rows.flatMap((row) => [row.company_id, row.carrier_id]),
  );
  const drafts = rows.flatMap(({ id, status }) => (status === 'draft' ? [id] : []));
  const agreed = await agreedAmounts(tx, drafts, now);
  const open = await waitingOpen(tx, rows);
  return rows.map((row) => ({
    ...factsOf(row, companyId, names, (agreed.get(row.id) ?? nothingAgreed).amounts),
    isWaitingOpen: open.has(row.id),
  }));
}

/** The answer for a statement, for whichever party the transaction is. */
export async function toStatementRecord(tx: Transaction<Tables>, row: StatementRow, companyId: string, now: Date) {
  const names = await companyNames(tx, [row.company_id, row.carrier_id]);
  const { amounts, isWaitingOpen } = (await agreedAmounts(tx, [row.id], now)).get(row.id) ?? nothingAgreed;
  return {
    ...factsOf(row, companyId, names, amounts),
    lines: linesFor(companyId, row),
    agreed: amounts,
    isWaitingOpen,
    paymentReference: row.payment_reference,
    history: row.history.map(({ at, ...step }) => ({ ...step, at: new Date(at) })),
  };
}
