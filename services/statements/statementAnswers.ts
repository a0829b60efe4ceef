import * as v from 'valibot';
import { dayAnswer } from '../fields/dayAnswer.ts';
import { idAnswer } from '../fields/idAnswer.ts';
import { instantAnswer } from '../fields/instantAnswer.ts';
import { wholeNumber } from '../fields/wholeNumber.ts';
import { agreedKinds, extraKinds, lineStates, statementStatuses, stepActs } from './rules/Statement.ts';

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
  /** Whether a charge for waiting is neither accepted nor disputed yet; until then the statement cannot be paid. */
  isWaitingOpen: v.boolean(),
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
