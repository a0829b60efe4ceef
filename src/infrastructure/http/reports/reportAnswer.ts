import * as v from 'valibot';
import { type Report, reportRecordKinds } from '../../../domain/report/Report.ts';
import { idAnswer, ignoring, instantAnswer, optional, optionalText } from '../answers.ts';
import { moneyAnswer } from '../freight/moneyAnswer.ts';
import { listAnswer } from '../listAnswer.ts';

const number = optional(v.number());
const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

const figure = v.object({
  code: v.string(),
  unit: v.picklist(['share', 'minutes', 'km', 'money', 'money_per_km', 'money_per_t', 'count', 'kg', 'g_per_tkm']),
  currency: optionalText,
  value: number,
  n: count,
  count: number,
  low: number,
  high: number,
});

const row = v.object({
  record: v.object({ kind: v.picklist(reportRecordKinds), id: idAnswer }),
  reference: v.string(),
  stop: optional(count),
  type: optional(v.picklist(['pickup', 'delivery'])),
  place: v.string(),
  party: v.string(),
  lane: v.string(),
  timeZone: optionalText,
  due: optional(instantAnswer),
  at: optional(instantAnswer),
  until: optional(instantAnswer),
  minutes: number,
  money: optional(moneyAnswer),
  km: number,
  emptyKm: number,
  co2e: optional(v.object({ wtwGrams: v.number(), ttwGrams: v.number(), tkm: v.number() })),
  packages: optional(v.object({ ordered: v.number(), delivered: v.number(), damaged: v.number() })),
  outcome: v.string(),
});

const report = ignoring(
  ['key', 'from', 'to'],
  v.object({
    asOf: instantAnswer,
    figures: v.array(figure),
    outcomes: v.array(v.object({ outcome: v.string(), n: count, isCounted: v.boolean() })),
    groups: v.array(
      v.object({
        id: v.string(),
        name: v.string(),
        lane: optional(v.object({ from: v.string(), to: v.string() })),
        folded: number,
        figures: v.array(figure),
      }),
    ),
    weeks: v.array(v.object({ monday: v.pipe(v.string(), v.isoDate()), figures: v.array(figure) })),
    moreGroups: count,
    rows: listAnswer(row),
  }),
);

/** A report, and where in its rows the page is. */
export const reportAnswer = v.pipe(
  v.object({ data: report, paging: v.object({ page: count, size: count, total: count }) }),
  v.transform(({ data, paging }): Report => ({ ...data, ...paging })),
);
