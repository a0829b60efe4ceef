import type * as v from 'valibot';
import type { Member } from '../company/Member.ts';
import { localDay } from '../freight/fields/localDay.ts';
import { priceLimits } from '../freight/fields/currencies.ts';
import type { Services } from '../Services.ts';
import type { FieldError } from '../web/problems/FieldError.ts';
import { refusedField } from '../web/problems/refusedField.ts';
import { refusedFields } from '../web/problems/refusedFields.ts';
import { Refusal } from '../web/Refusal.ts';
import { changeStatement } from './changeStatement.ts';
import { nextInvoice } from './nextInvoice.ts';
import { paymentDue } from './rules/paymentDue.ts';
import type { StatementLine } from './rules/Statement.ts';
import type { answerBody, denyBody, ExtraBody, extrasBody, issueBody, payBody } from './statementBodies.ts';
import type { StatementRow } from './StatementTables.ts';

/** What the amount of an extra may be, in smallest units: credits are below 0, adjustments either, all else above. */
function amountProblem({ kind, amountMinor }: ExtraBody, currency: string, at: number): readonly FieldError[] {
  const { most } = priceLimits(currency);
  const [low, high] = [kind === 'credit' || kind === 'adjustment' ? -most : 1, kind === 'credit' ? -1 : most];
  const field = `extras.${at}.amountMinor`;
  if (amountMinor === 0) return [refusedField(field, 'required')];
  if (amountMinor < low) return [refusedField(field, 'tooLow', { least: low })];
  return amountMinor > high ? [refusedField(field, 'tooHigh', { most: high })] : [];
}

/** An id that is not of this statement's extras is a new extra's. */
const extraLine = ({ id, kind, amountMinor, reason }: ExtraBody, row: StatementRow, newId: string): StatementLine => ({
  id: row.lines.some((line) => line.id === id) && id !== null ? id : newId,
  kind,
  stop: null,
  amountMinor,
  reason,
  state: 'proposed',
  note: null,
});

/** Keeps the extras of a draft. */
export const keepExtras = (
  services: Services,
  by: Member,
  id: string,
  { version, extras }: v.InferOutput<typeof extrasBody>,
) => {
  const given = extras.flatMap((extra) => (extra.id === null ? [] : [extra.id]));
  if (new Set(given).size < given.length) throw refusedFields([refusedField('extras', 'givenTwice')]);
  const keep = (row: StatementRow) => ({
    act: 'keep' as const,
    extras: extras.map((extra) => extraLine(extra, row, services.random.uuid())),
  });
  return changeStatement(services, by, id, version, keep, (_, { currency }) => {
    const problems = extras.flatMap((extra, at) => amountProblem(extra, currency, at));
    if (problems.length > 0) throw refusedFields(problems);
    return {};
  });
};

/** Puts a draft before the shipper, with an invoice number that it keeps through all its revisions. */
export const issueStatement = (
  services: Services,
  by: Member,
  id: string,
  { version, timeZone }: v.InferOutput<typeof issueBody>,
) =>
  changeStatement(services, by, id, version, { act: 'issue' }, async (tx, row, now) => {
    const { dueOn, dueAt } = paymentDue(now.getTime(), row.payment_days, timeZone);
    const invoice = row.invoice ?? (await nextInvoice(tx, row.carrier_id));
    const search = row.invoice === null ? `${row.search} ${invoice.toLowerCase()}` : row.search;
    const due = { due_on: dueOn, due_at: new Date(dueAt), time_zone: timeZone };
    return {
      step: { act: 'issued' },
      columns: { invoice, search, issued_at: now, revision: row.revision + 1, ...due },
    };
  });

/** Takes an issued statement back to change it, or an approved one that is not what was agreed by now. */
export const reviseStatement = (services: Services, by: Member, id: string, version: number) =>
  changeStatement(services, by, id, version, { act: 'revise' }, () => ({ step: { act: 'revised' } }));

/** Approves a proposed line, or disputes it with words. */
export const answerLine = (
  services: Services,
  by: Member,
  id: string,
  line: string,
  { version, note }: v.InferOutput<typeof answerBody>,
) =>
  changeStatement(services, by, id, version, { act: 'answer', line, note }, () => ({
    step: { act: note === null ? 'line_approved' : 'line_disputed', line, note },
  }));

/** Approves what is left of a statement, which ends what can be changed of it unless something else is agreed later. */
export const approveStatement = (services: Services, by: Member, id: string, version: number) =>
  changeStatement(services, by, id, version, { act: 'approve' }, () => ({ step: { act: 'approved' } }));

/** Notes that a statement was paid, outside the platform. Nothing can be billed after that, so charges for waiting are answered first. */
export const payStatement = (
  services: Services,
  by: Member,
  id: string,
  { version, paidOn, reference }: v.InferOutput<typeof payBody>,
) =>
  changeStatement(services, by, id, version, { act: 'pay' }, (_, __, now, { isWaitingOpen }) => {
    // Somewhere it is tomorrow already.
    if (paidOn > localDay(now, 'Etc/GMT-14')) throw refusedFields([refusedField('paidOn', 'inFuture')]);
    if (isWaitingOpen) throw new Refusal(409, 'A charge for waiting is not answered yet.', { reason: 'waiting_open' });
    return { step: { act: 'paid', note: reference }, columns: { paid_on: paidOn, payment_reference: reference } };
  });

/** Confirms that the money arrived. */
export const settleStatement = (services: Services, by: Member, id: string, version: number) =>
  changeStatement(services, by, id, version, { act: 'settle' }, () => ({ step: { act: 'settled' } }));

/** Says that the money did not arrive. */
export const denyPayment = (
  services: Services,
  by: Member,
  id: string,
  { version, note }: v.InferOutput<typeof denyBody>,
) =>
  changeStatement(services, by, id, version, { act: 'deny' }, () => ({
    step: { act: 'denied', note },
    columns: { paid_on: null, payment_reference: null },
  }));
