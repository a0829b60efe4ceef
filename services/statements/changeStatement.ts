import type { Transaction } from 'kysely';
import type { Member } from '../company/Member.ts';
import { inCompany } from '../database/inCompany.ts';
import type { Services } from '../Services.ts';
import type { Tables } from '../Tables.ts';
import { notFound } from '../web/notFound.ts';
import { Refusal } from '../web/Refusal.ts';
import { stale } from '../web/stale.ts';
import { type Agreed, agreedAmounts, nothingAgreed } from './agreedAmounts.ts';
import { actOn, type ActRefusal, type StatementAct } from './rules/actOn.ts';
import { lineMismatch } from './rules/lineMismatch.ts';
import type { AgreedAmount, StatementFacts, StatementStep } from './rules/Statement.ts';
import { statementSums } from './rules/statementSums.ts';
import { toStatementRecord } from './toStatements.ts';
import { statementLimits } from './statementBodies.ts';
import type { StatementChange, StatementRow } from './StatementTables.ts';

/** What is kept of an act beside the lines. */
export interface Written {
  readonly step?: Pick<StatementStep, 'act'> & Partial<Pick<StatementStep, 'line' | 'note'>>;
  readonly columns?: StatementChange;
}

/** What an act needs of the row that it holds; it may refuse, and take what exists once. */
type Write = (tx: Transaction<Tables>, row: StatementRow, now: Date, agreed: Agreed) => Promise<Written> | Written;

const refusals = {
  wrong_status: () =>
    new Refusal(409, 'This is not possible at the statement’s current status.', { reason: 'statement_status' }),
  no_line: () => notFound(),
  line_agreed: () => new Refusal(409, 'This line has already been agreed.', { reason: 'so_already' }),
  lines_disputed: () => new Refusal(409, 'Some lines are disputed.', { reason: 'lines_disputed' }),
  total_negative: () => new Refusal(409, 'The total is below 0.', { reason: 'total_negative' }),
} as const satisfies Record<Exclude<ActRefusal, 'mismatch'>, () => Refusal>;

const refused = (refusal: ActRefusal, { lines }: StatementFacts, agreed: readonly AgreedAmount[]): Refusal => {
  if (refusal !== 'mismatch') return refusals[refusal]();
  const line = lineMismatch(lines, agreed)?.id ?? '';
  return new Refusal(409, `The line ${line} is not what was agreed.`, { reason: 'statement_mismatch' });
};

/**
 * Changes a statement by one act, as the rules have it: its row is held until the transaction ends, so that of several acts at once
 * one comes first and the others are refused as stale.
 */
export const changeStatement = (
  { db, clock }: Services,
  { companyId, userId }: Member,
  id: string,
  version: number,
  act: StatementAct | ((row: StatementRow) => StatementAct),
  write: Write,
) =>
  inCompany(db, companyId, userId, async (tx) => {
    const row = await tx.selectFrom('statement').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst();
    if (!row) throw notFound();
    if (row.version !== version) throw stale();
    const now = clock.now();
    const agreed = (await agreedAmounts(tx, [id], now)).get(id) ?? nothingAgreed;
    const acted = actOn(row, typeof act === 'function' ? act(row) : act, agreed.amounts);
    if (!acted.ok) throw refused(acted.refusal, row, agreed.amounts);
    const { status, lines } = acted.statement;
    const sums = statementSums(status === 'draft' ? [...agreed.amounts, ...lines] : lines);
    const { step, columns } = await write(tx, row, now, agreed);
    const changed = await tx
      .updateTable('statement')
      .set({
        version: row.version + 1,
        updated_at: now,
        status,
        lines: JSON.stringify(lines),
        linehaul_minor: sums.linehaulMinor,
        waiting_minor: sums.waitingMinor,
        fee_minor: sums.feeMinor,
        extras_minor: sums.extrasMinor,
        ...(step && { history: JSON.stringify(withStep(row, step, now, companyId, sums.totalMinor)) }),
        ...columns,
      })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
    return toStatementRecord(tx, changed, companyId, now);
  });

/**
 * What a side may do again and again, beside what only follows it: so a statement cannot grow without end, and nobody is kept from an end
 * by what the other side does.
 */
const repeatable: ReadonlySet<StatementStep['act']> = new Set(['revised', 'line_approved', 'line_disputed', 'denied']);

function requireRoomFor(
  act: StatementStep['act'],
  side: StatementStep['side'],
  history: readonly StatementStep[],
): void {
  if (!repeatable.has(act)) return;
  const done = history.filter((each) => each.side === side && repeatable.has(each.act));
  if (done.length >= statementLimits.stepsOfSide)
    throw new Refusal(409, 'This statement has reached its limit of changes.', { reason: 'too_many_steps' });
}

function withStep(
  { history, carrier_id }: StatementRow,
  step: NonNullable<Written['step']>,
  now: Date,
  companyId: string,
  totalMinor: number,
): readonly StatementStep[] {
  const side = companyId === carrier_id ? 'carrier' : 'shipper';
  requireRoomFor(step.act, side, history);
  return [...history, { at: now.toISOString(), side, totalMinor, line: null, note: null, ...step }];
}
