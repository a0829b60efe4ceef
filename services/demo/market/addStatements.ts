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
  const waitings = await acceptedWaitings(tx, fleets);
  const made = drafts.map((row) =>
    demoStatement(row, waitings.get(row.id) ?? [], minorDigits(row.currency), random, now),
  );
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
          waiting_minor = told.waiting_minor, extras_minor = told.extras_minor, lines = told.lines, history = told.history, invoice = told.invoice,
          issued_at = told.issued_at, time_zone = told.time_zone, due_on = told.due_on, due_at = told.due_at,
          paid_on = told.paid_on, payment_reference = told.payment_reference,
          search = statement.search || coalesce(' ' || lower(told.invoice), '')
        from jsonb_to_recordset(${JSON.stringify(some)}::text::jsonb) told (id uuid, version integer, updated_at timestamptz, status text,
          revision integer, waiting_minor bigint, extras_minor bigint, lines jsonb, history jsonb, invoice text, issued_at timestamptz, time_zone text,
          due_on date, due_at timestamptz, paid_on date, payment_reference text)
        where statement.id = told.id`.execute(tx),
    atOnce,
  );
  const counters = [...last].map(([company_id, number]) => ({ company_id, last: number }));
  if (counters.length > 0) await tx.insertInto('invoice_number').values(counters).execute();
}

/** The waiting that shippers accepted, by shipment. */
async function acceptedWaitings(tx: Transaction<Tables>, fleets: readonly string[]) {
  const rows = await tx
    .selectFrom('stop_visit')
    .select(['shipment_id as id', 'stop', 'waiting_minor'])
    .where('carrier_id', 'in', fleets)
    .where('waiting_answer', '=', 'waiting_accepted')
    .orderBy('shipment_id')
    .orderBy('stop')
    .execute();
  const waitings = new Map<string, { readonly stop: number; readonly amountMinor: number }[]>();
  for (const { id, stop, waiting_minor: amountMinor } of rows) {
    if (amountMinor !== null) waitings.set(id, [...(waitings.get(id) ?? []), { stop, amountMinor }]);
  }
  return waitings;
}
