import * as v from 'valibot';
import { dayAnswer } from '../fields/dayAnswer.ts';
import { idAnswer } from '../fields/idAnswer.ts';
import { instantAnswer } from '../fields/instantAnswer.ts';
import { wholeNumber } from '../fields/wholeNumber.ts';
import { moneyAnswer } from '../freight/fields/moneyField.ts';
import { recordKinds } from './Case.ts';
import { figureUnits } from './Figure.ts';
import { reportKeys } from './reportKeys.ts';

const maybeNumber = v.nullable(v.number());

const figure = v.object({
  code: v.string(),
  unit: v.picklist(figureUnits),
  /** Of money, which is in its smallest unit. */
  currency: v.nullable(v.string()),
  /** Null without cases. */
  value: maybeNumber,
  n: wholeNumber,
  /** Of a share: the cases in it. */
  count: v.nullable(wholeNumber),
  /** Of a share: between which the true one lies with 90 % confidence (Wilson). */
  low: maybeNumber,
  high: maybeNumber,
});

const row = v.object({
  /** What the row is about, by its kind. */
  record: v.object({ kind: v.picklist(recordKinds), id: idAnswer }),
  /** Empty where its reader knows none, as a fleet of a request. */
  reference: v.string(),
  /** Index of the stop; null for what is none. */
  stop: v.nullable(wholeNumber),
  type: v.nullable(v.picklist(['pickup', 'delivery'])),
  place: v.string(),
  party: v.string(),
  lane: v.string(),
  timeZone: v.nullable(v.string()),
  /** Until when the truck should have come, without grace. */
  due: v.nullable(instantAnswer),
  at: v.nullable(instantAnswer),
  until: v.nullable(instantAnswer),
  /** What the report measures of this row, such as how late it was. */
  minutes: v.nullable(wholeNumber),
  money: v.nullable(moneyAnswer),
  km: v.nullable(wholeNumber),
  emptyKm: v.nullable(wholeNumber),
  co2e: v.nullable(v.object({ wtwGrams: wholeNumber, ttwGrams: wholeNumber, tkm: v.number() })),
  packages: v.nullable(v.object({ ordered: wholeNumber, delivered: wholeNumber, damaged: wholeNumber })),
  outcome: v.string(),
});

/**
 * A report over some days: its figures, the first of them the headline; what was left out and why; the same figures of each group; and
 * one page of the rows they are made of, those left out too.
 */
export const reportAnswer = v.pipe(
  v.object({
    key: v.picklist(reportKeys),
    from: dayAnswer,
    to: dayAnswer,
    asOf: instantAnswer,
    figures: v.array(figure),
    /** How many stops have each outcome. */
    outcomes: v.array(v.object({ outcome: v.string(), n: wholeNumber, isCounted: v.boolean() })),
    groups: v.array(
      v.object({
        id: v.string(),
        name: v.string(),
        /** Of a lane: what people call its areas, by their biggest towns. */
        lane: v.nullable(v.object({ from: v.string(), to: v.string() })),
        /** How many groups of too few cases stand together here; null of one that stands alone. */
        folded: v.nullable(wholeNumber),
        figures: v.array(figure),
      }),
    ),
    /** The headline of each week that has cases; the first and the last may be parts of one. */
    weeks: v.array(v.object({ monday: dayAnswer, figures: v.array(figure) })),
    /** Groups beyond those shown. */
    moreGroups: wholeNumber,
    rows: v.array(row),
  }),
  v.metadata({ ref: 'Report' }),
);
