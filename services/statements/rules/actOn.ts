import { lineMismatch } from './lineMismatch.ts';
import type { AgreedAmount, StatementFacts, StatementLine, StatementStatus } from './Statement.ts';
import { statementSums } from './statementSums.ts';

/** What one side does with a statement. */
export type StatementAct =
  | { readonly act: 'keep'; readonly extras: readonly StatementLine[] }
  | { readonly act: 'issue' | 'revise' | 'settle' | 'deny' }
  | { readonly act: 'answer'; readonly line: string; readonly note: string | null }
  | { readonly act: 'approve' | 'pay' };

export type ActRefusal = 'wrong_status' | 'no_line' | 'line_agreed' | 'lines_disputed' | 'total_negative' | 'mismatch';

export type Acted =
  { readonly ok: true; readonly statement: StatementFacts } | { readonly ok: false; readonly refusal: ActRefusal };

const done = (status: StatementStatus, lines: readonly StatementLine[]): Acted => ({
  ok: true,
  statement: { status, lines },
});
const refused = (refusal: ActRefusal): Acted => ({ ok: false, refusal });

const startsFrom: Readonly<Record<StatementAct['act'], readonly StatementStatus[]>> = {
  keep: ['draft'],
  issue: ['draft'],
  revise: ['issued', 'disputed', 'approved'],
  answer: ['issued', 'disputed'],
  approve: ['issued', 'disputed'],
  pay: ['approved'],
  settle: ['paid'],
  deny: ['paid'],
};

const isExtra = ({ state }: StatementLine): boolean => state !== 'agreed';

/** An extra that stays as it was keeps its answer. */
const withAnswer = (extra: StatementLine, before: readonly StatementLine[]): StatementLine => {
  const same = before.find(
    ({ id, kind, amountMinor, reason }) =>
      id === extra.id && kind === extra.kind && amountMinor === extra.amountMinor && reason === extra.reason,
  );
  return same ?? { ...extra, state: 'proposed', note: null };
};

const agreedLine = (amount: AgreedAmount): StatementLine => ({ ...amount, reason: null, state: 'agreed', note: null });

const answered = (lines: readonly StatementLine[], id: string, note: string | null): Acted => {
  const line = lines.find((each) => each.id === id);
  if (!line) return refused('no_line');
  if (!isExtra(line)) return refused('line_agreed');
  const state = note === null ? 'approved' : 'disputed';
  const next = lines.map((each) => (each === line ? { ...each, state, note } : each) satisfies StatementLine);
  return done(next.some((each) => each.state === 'disputed') ? 'disputed' : 'issued', next);
};

const issued = (extras: readonly StatementLine[], agreed: readonly AgreedAmount[]): Acted => {
  const asked = extras.map((line): StatementLine =>
    line.state === 'disputed' ? { ...line, state: 'proposed', note: null } : line,
  );
  const all = [...agreed.map(agreedLine), ...asked];
  return statementSums(all).totalMinor < 0 ? refused('total_negative') : done('issued', all);
};

const approved = ({ status, lines }: StatementFacts, agreed: readonly AgreedAmount[]): Acted => {
  if (status === 'disputed') return refused('lines_disputed');
  if (lineMismatch(lines, agreed)) return refused('mismatch');
  return done(
    'approved',
    lines.map((line): StatementLine => (line.state === 'proposed' ? { ...line, state: 'approved' } : line)),
  );
};

/** What was approved is taken back only while it is not what was agreed: waiting accepted since could never be billed otherwise. */
const takenBack = ({ status, lines }: StatementFacts, agreed: readonly AgreedAmount[]): Acted =>
  status === 'approved' && !lineMismatch(lines, agreed)
    ? refused('wrong_status')
    : done('draft', lines.filter(isExtra));

const paid = ({ lines }: StatementFacts, agreed: readonly AgreedAmount[]): Acted =>
  lineMismatch(lines, agreed) ? refused('mismatch') : done('paid', lines);

const endedAs = { settle: 'settled', deny: 'approved' } as const;

/**
 * What an act makes of a statement; `agreed` is what the shipment says at that moment. Issuing freezes that into lines, and asks
 * again about what was disputed; approving takes every line that is left. What is not what was agreed any more is neither approved nor paid.
 */
export const actOn = ({ status, lines }: StatementFacts, act: StatementAct, agreed: readonly AgreedAmount[]): Acted => {
  if (!startsFrom[act.act].includes(status)) return refused('wrong_status');
  const extras = lines.filter(isExtra);
  if (act.act === 'keep')
    return done(
      'draft',
      act.extras.map((extra) => withAnswer(extra, extras)),
    );
  if (act.act === 'issue') return issued(extras, agreed);
  if (act.act === 'revise') return takenBack({ status, lines }, agreed);
  if (act.act === 'answer') return answered(lines, act.line, act.note);
  if (act.act === 'approve') return approved({ status, lines }, agreed);
  if (act.act === 'pay') return paid({ status, lines }, agreed);
  return done(endedAs[act.act], lines);
};
