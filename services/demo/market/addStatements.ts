import { sql, type Transaction } from 'kysely';
import { minorDigits } from '../../freight/fields/currencies.ts';
import { invoiceText } from '../../statements/nextInvoice.ts';
import type { Tables } from '../../Tables.ts';
import { inSlices } from '../inSlices.ts';
import { SeededRandom } from '../SeededRandom.ts';
import { demoStatement } from './demoStatement.ts';

/** Rows in a statement of one parameter. */
const atOnce = 500;

/** Moves the statements of these fleets on, so that both sides have some to issue, to approve, to pay and to confirm. */
export async function addStatements(tx: Transaction<Tables>, fleets: readonly string[], now: Date): Promise<void> {
  const random = new SeededRandom(1976);
  const drafts = await tx
    .selectFrom('statement')
    .selectAll()
    .where('carrier_id', 'in', fleets)
    .orderBy('created_at')
    .orderBy('reference_key')
    .execute();
  const made = drafts.map((row) => demoStatement(row, minorDigits(row.currency), random, now));
  const last = new Map<string, number>();
  const inOrder = made.toSorted((one, other) => (one.issued_at ?? '~').localeCompare(other.issued_at ?? '~'));
  const rows = inOrder.map((row) => {
    if (row.issued_at === null) return { ...row, invoice: null };
    const number = (last.get(row.carrier_id) ?? 0) + 1;
    last.set(row.carrier_id, number);
    return { ...row, invoice: invoiceText(number) };
  });
  await inSlices(
    rows,
    (some) =>
      sql`update statement set version = told.version, updated_at = told.updated_at, status = told.status, revision = told.revision,
          extras_minor = told.extras_minor, lines = told.lines, history = told.history, invoice = told.invoice,
          issued_at = told.issued_at, time_zone = told.time_zone, due_on = told.due_on, due_at = told.due_at,
          paid_on = told.paid_on, payment_reference = told.payment_reference,
          search = statement.search || coalesce(' ' || lower(told.invoice), '')
        from jsonb_to_recordset(${JSON.stringify(some)}::text::jsonb) told (id uuid, version integer, updated_at timestamptz, status text,
          revision integer, extras_minor bigint, lines jsonb, history jsonb, invoice text, issued_at timestamptz, time_zone text,
          due_on date, due_at timestamptz, paid_on date, payment_reference text)
        where statement.id = told.id`.execute(tx),
    atOnce,
  );
  const counters = [...last].map(([company_id, number]) => ({ company_id, last: number }));
  if (counters.length > 0) await tx.insertInto('invoice_number').values(counters).execute();
}
