import * as v from 'valibot';
import { dayField } from '../fields/dayField.ts';
import { plainText } from '../fields/plainText.ts';
import { versionField } from '../fields/versionField.ts';
import { isTimeZone } from '../freight/fields/isTimeZone.ts';
import { boundedText } from '../fields/boundedText.ts';
import { problem } from '../web/problems/problem.ts';
import { extraKinds } from './rules/Statement.ts';

/** The most extras of a statement, the most characters of what is said of one, and how often a side may revise, answer and deny. */
export const statementLimits = { extras: 20, text: 200, stepsOfSide: 100 } as const;

export const versionBody = v.strictObject({ version: versionField });

/** The bounds of the amount are those of a price in the statement's currency, which is not known here. */
const extraField = v.strictObject({
  /** Of an extra that is there already; left out for a new one. */
  id: v.nullish(v.pipe(v.string(), v.uuid(), v.toLowerCase()), null),
  kind: v.picklist(extraKinds),
  amountMinor: v.pipe(v.number(), v.integer(problem('notWhole'))),
  reason: plainText(statementLimits.text),
});

export type ExtraBody = v.InferOutput<typeof extraField>;

export const extrasBody = v.strictObject({
  version: versionField,
  extras: v.pipe(
    v.array(extraField),
    v.maxLength(statementLimits.extras, problem('tooManyItems', { most: statementLimits.extras })),
  ),
});

export const issueBody = v.strictObject({
  version: versionField,
  /** The carrier's: the statement is due at the end of a day there. */
  timeZone: v.pipe(boundedText(60), v.check(isTimeZone, problem('notAZone'))),
});

export const answerBody = v.strictObject({
  version: versionField,
  /** Why the line is disputed; null approves it. */
  note: v.nullish(plainText(statementLimits.text), null),
});

export const payBody = v.strictObject({
  version: versionField,
  paidOn: dayField,
  reference: v.nullish(plainText(60), null),
});

export const denyBody = v.strictObject({ version: versionField, note: plainText(statementLimits.text) });
