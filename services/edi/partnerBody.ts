import * as v from 'valibot';
import { boundedText } from '../fields/boundedText.ts';
import { listField } from '../fields/listField.ts';
import { maybe } from '../fields/maybe.ts';
import { printable } from '../fields/printable.ts';
import { versionField } from '../fields/versionField.ts';
import { problem } from '../web/problems/problem.ts';
import { partnerWords } from './partnerWords.ts';

/** Codes of each table (read or written; of statuses, reasons or answers), and of all of them. */
const most = { ofTable: 200, ofAll: 700 } as const;

const lineOf = (units: number) =>
  v.pipe(
    boundedText(units, 1),
    v.trim(),
    v.nonEmpty(),
    v.maxLength(units, problem('tooLong', { least: 1, most: units })),
    printable('line'),
  );

/** The id that files of the partner come from (ISA06, UNB), in capitals. */
const partnerId = v.pipe(lineOf(35), v.toUpperCase(), v.maxLength(35, problem('tooLong', { least: 1, most: 35 })));
const qualifier = v.pipe(boundedText(2, 2), v.trim(), v.regex(/^[A-Z\d]{2}$/));

/** A code of X12 1650, 1651 or of a 990; null for a status that the partner is not told. */
const code = v.nullable(v.pipe(v.string(), v.regex(/^[A-Z\d]{1,3}$/)));
const { read, write } = partnerWords;
/** All words that a code can stand for; which of them go with a way and a kind is checked on top. */
const word = v.picklist([...new Set([...read.status, ...read.reason, ...read.answer])]);

const codeField = v.strictObject({
  way: v.picklist(['read', 'write']),
  kind: v.picklist(['status', 'reason', 'answer']),
  code,
  word,
});

export type PartnerCode = v.InferOutput<typeof codeField>;

const isAllowed = ({ way, kind, word: said, code: given }: PartnerCode): boolean => {
  const words: readonly string[] = way === 'read' ? read[kind] : write[kind];
  return words.includes(said) && (given !== null || (way === 'write' && kind === 'status'));
};

/** What may stand once: a code that is read, a word that is written. */
const keyOf = ({ way, kind, code: given, word: said }: PartnerCode): string =>
  `${way} ${kind} ${way === 'read' ? given : said}`;

const isWithinTables = (all: PartnerCode[]): boolean =>
  (['status', 'reason', 'answer'] as const).every(
    (kind) => all.filter((each) => each.way === 'read' && each.kind === kind).length <= most.ofTable,
  );

const codes = v.pipe(
  listField(codeField, most.ofAll),
  v.check((all) => all.every(isAllowed), problem('notAChoice', { expected: 'the codes and words of its kind' })),
  v.check((all) => new Set(all.map(keyOf)).size === all.length, problem('givenTwice')),
  v.check(isWithinTables, problem('tooManyItems', { most: most.ofTable })),
);

const entries = { partner: partnerId, qualifier: maybe(qualifier), company: maybe(lineOf(200)), codes };

/** A partner as it is added: its address in files, the name of its company here, and its codes. */
export const partnerBody = v.strictObject(entries);

/** A partner as it is changed: the whole of it, with the version that was read. */
export const partnerChange = v.strictObject({ ...entries, version: versionField });

export type PartnerDraft = v.InferOutput<typeof partnerBody>;
