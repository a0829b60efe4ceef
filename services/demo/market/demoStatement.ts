import { actOn, type StatementAct } from '../../statements/rules/actOn.ts';
import { paymentDue } from '../../statements/rules/paymentDue.ts';
import type {
  AgreedAmount,
  ExtraKind,
  StatementFacts,
  StatementLine,
  StatementStep,
} from '../../statements/rules/Statement.ts';
import { statementSums } from '../../statements/rules/statementSums.ts';
import type { StatementRow } from '../../statements/StatementTables.ts';
import type { SeededRandom } from '../SeededRandom.ts';
import { type StatementFate, statementFateAt } from './statementFateAt.ts';

const day = 24 * 60 * 60_000;

type Extra = readonly [kind: ExtraKind, whole: number, reason: string];

const extras: readonly [Extra, ...Extra[]] = [
  ['toll', 42, 'Toll not in the price'],
  ['extra_stop', 60, 'Second ramp at the consignee'],
  ['fuel', 35, 'Diesel surcharge for the month'],
  ['credit', -25, 'Late at the pickup'],
  ['adjustment', 18, 'Two pallets more than ordered'],
];

const note = 'This was not agreed with our planner.';

/** What was done until a statement got there, and by whom, in fractions of its age. */
function actsTo(
  fate: StatementFate,
  extra: StatementLine | undefined,
): readonly (readonly [StatementAct, StatementStep['act'], StatementStep['side']])[] {
  const issue = [{ act: 'issue' }, 'issued', 'carrier'] as const;
  const approve = [{ act: 'approve' }, 'approved', 'shipper'] as const;
  const pay = [{ act: 'pay' }, 'paid', 'shipper'] as const;
  if (fate === 'draft') return [];
  if (fate === 'issued') return [issue];
  if (fate === 'disputed')
    return extra ? [issue, [{ act: 'answer', line: extra.id, note }, 'line_disputed', 'shipper']] : [issue];
  if (fate === 'approved') return [issue, approve];
  return fate === 'paid' ? [issue, approve, pay] : [issue, approve, pay, [{ act: 'settle' }, 'settled', 'carrier']];
}

/** The columns of a statement as the demo finds it: of every fate some, the older the further. Its invoice number comes later. */
export function demoStatement(
  row: StatementRow,
  waitings: readonly { readonly stop: number; readonly amountMinor: number }[],
  digits: number,
  random: SeededRandom,
  now: Date,
) {
  const age = (now.getTime() - row.created_at.getTime()) / day;
  const fate = statementFateAt(age, random);
  const [kind, whole, reason] = random.pick(extras);
  const extra: StatementLine = {
    id: random.uuid(),
    kind,
    stop: null,
    amountMinor: whole * 10 ** digits,
    reason,
    state: 'proposed',
    note: null,
  };
  const isFee = row.fee_minor > 0;
  const rolled = random.below(100);
  const has = !isFee && (rolled < 45 || fate === 'disputed' || fate === 'issued');
  const kindAgreed = isFee ? 'tonu' : 'linehaul';
  const agreed: readonly AgreedAmount[] = [
    { id: kindAgreed, kind: kindAgreed, stop: null, amountMinor: isFee ? row.fee_minor : row.linehaul_minor },
    ...waitings.map(({ stop, amountMinor }) => ({
      id: `waiting-${stop}`,
      kind: 'waiting' as const,
      stop,
      amountMinor,
    })),
  ];
  let facts: StatementFacts = { status: 'draft', lines: has ? [extra] : [] };
  const acts = actsTo(fate, has ? extra : undefined);
  const history = acts.map(([act, named, side], at): StatementStep => {
    const acted = actOn(facts, act, agreed);
    if (acted.ok) facts = acted.statement;
    const when = new Date(row.created_at.getTime() + Math.min(age / 4, 6) * day * (at + 1) * 0.6).toISOString();
    const { totalMinor } = statementSums(facts.lines);
    const said = act.act === 'answer' ? { line: act.line, note: act.note } : { line: null, note: null };
    return { at: when, side, act: named, totalMinor, ...said };
  });
  const at = (named: StatementStep['act']): Date | null => {
    const step = history.find(({ act }) => act === named);
    return step ? new Date(step.at) : null;
  };
  const issuedAt = at('issued');
  const paidOn = at('paid')?.toISOString().slice(0, 10) ?? null;
  const sums = statementSums(facts.lines);
  const due = issuedAt && paymentDue(issuedAt.getTime(), row.payment_days, 'Europe/Berlin');
  return {
    id: row.id,
    carrier_id: row.carrier_id,
    version: history.length + 1,
    updated_at: history.at(-1)?.at ?? row.created_at.toISOString(),
    status: facts.status,
    revision: issuedAt ? 1 : 0,
    waiting_minor: sums.waitingMinor,
    extras_minor: sums.extrasMinor,
    lines: facts.lines,
    history,
    issued_at: issuedAt?.toISOString() ?? null,
    time_zone: due ? 'Europe/Berlin' : null,
    due_on: due?.dueOn ?? null,
    due_at: due ? new Date(due.dueAt).toISOString() : null,
    paid_on: paidOn,
    payment_reference: paidOn === null ? null : `SEPA ${row.reference.slice(-6)}`,
  };
}
