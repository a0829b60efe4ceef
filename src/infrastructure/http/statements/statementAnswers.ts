import * as v from 'valibot';
import { agreedKinds, extraKinds, lineStates, statementStatuses } from '../../../domain/statement/Statement.ts';
import { idAnswer, instantAnswer, optional, optionalText } from '../answers.ts';

const party = v.object({ id: idAnswer, name: v.string() });
const stop = v.nullable(v.number());

const facts = {
  id: idAnswer,
  version: v.number(),
  createdAt: instantAnswer,
  updatedAt: instantAnswer,
  status: v.picklist(statementStatuses),
  revision: v.number(),
  reference: v.string(),
  fromCity: v.string(),
  toCity: v.string(),
  shipper: party,
  carrier: party,
  currency: v.string(),
  sums: v.object({
    linehaulMinor: v.number(),
    waitingMinor: v.number(),
    feeMinor: v.number(),
    extrasMinor: v.number(),
    totalMinor: v.number(),
  }),
  invoice: optionalText,
  issuedAt: optional(instantAnswer),
  dueOn: optionalText,
  timeZone: optionalText,
  paymentDays: v.number(),
  paidOn: optionalText,
  isWaitingOpen: v.boolean(),
};

/** A statement as a row of the list. */
export const listedStatementAnswer = v.object(facts);

/** A statement with its lines and history. */
export const statementAnswer = v.object({
  ...facts,
  lines: v.array(
    v.object({
      id: v.string(),
      kind: v.picklist([...agreedKinds, ...extraKinds]),
      stop,
      amountMinor: v.number(),
      reason: v.nullable(v.string()),
      state: v.picklist(lineStates),
      note: v.nullable(v.string()),
    }),
  ),
  agreed: v.array(v.object({ id: v.string(), kind: v.picklist(agreedKinds), stop, amountMinor: v.number() })),
  paymentReference: optionalText,
  history: v.array(
    v.object({
      at: instantAnswer,
      side: v.picklist(['shipper', 'carrier']),
      act: v.picklist(['issued', 'revised', 'line_approved', 'line_disputed', 'approved', 'paid', 'settled', 'denied']),
      totalMinor: v.number(),
      line: v.nullable(v.string()),
      note: v.nullable(v.string()),
    }),
  ),
});
