import * as v from 'valibot';
import { boundedText } from '../../fields/boundedText.ts';
import { idAnswer } from '../../fields/idAnswer.ts';
import { listField } from '../../fields/listField.ts';
import { wholeNumber } from '../../fields/wholeNumber.ts';
import { fieldErrorAnswer } from '../../web/problems/fieldErrorAnswer.ts';
import { problem } from '../../web/problems/problem.ts';
import { wordColumns } from './cellWords.ts';
import { importColumns } from './importColumns.ts';

/** How much an import takes. Of its characters, the limit of all bodies comes first. */
export const importLimits = { rows: 1_000, characters: 1_000_000 } as const;

/** How many rows count as one write. */
export const rowsPerWrite = 25;

/** Words for codes that a sender may name; its screens have fewer. */
const mostWords = 500;

/**
 * Requests as CSV, a row each, whose first line names the columns. A dry run only says what would happen; with `publish` the requests
 * are opened at once, else they are drafts. A town that may be several is the biggest of them, or refused if that is wanted. `dateOrder` is that of the sender's dates with slashes, `decimalMark` what
 * stands before its decimals, and `words` what its screens call codes.
 */
export const importBody = v.strictObject({
  csv: v.pipe(boundedText(importLimits.characters), v.nonEmpty(problem('required'))),
  dryRun: v.nullish(v.boolean(), false),
  publish: v.nullish(v.boolean(), false),
  refuseUnclearTowns: v.nullish(v.boolean(), false),
  dateOrder: v.nullish(v.picklist(['dmy', 'mdy', 'ymd'])),
  /** With it, `24.000` or `24,000` with the other mark is twenty-four thousand; without it, that is refused. */
  decimalMark: v.nullish(v.picklist(['.', ','])),
  words: v.nullish(
    listField(
      v.strictObject({ column: v.picklist(wordColumns), word: boundedText(80), code: boundedText(40) }),
      mostWords,
    ),
    [],
  ),
});

export type ImportBody = v.InferOutput<typeof importBody>;

/** What became of a row, or would become of it: `exists` if a request has its reference already. */
const rowOutcomes = ['ready', 'added', 'exists', 'refused'] as const;

/** With its position in degrees (WGS84), which alone tells some towns of one name apart. */
const townAnswer = {
  name: v.string(),
  region: v.nullable(v.string()),
  country: v.string(),
  lat: v.number(),
  lng: v.number(),
};

const rowAnswer = v.object({
  /** Where the row begins in the text, counted from 1. */
  line: wholeNumber,
  reference: v.nullable(v.string()),
  outcome: v.picklist(rowOutcomes),
  /** Of the request that was added or exists. */
  id: v.nullable(idAnswer),
  /** Of what exists, the columns in which its request says something else; null for all others. */
  differs: v.nullable(v.array(v.picklist(importColumns))),
  /** The open request, or the earlier row, that a row to be published looks like; no reason to refuse it. */
  looksLike: v.nullable(v.object({ id: v.nullable(idAnswer), reference: v.string() })),
  /**
   * Where the name of a town alone is not plain: which was taken for it, and which others may be meant as well, the biggest first. None of
   * the others if something tells them apart.
   */
  towns: v.array(
    v.object({
      column: v.picklist(['pickup_city', 'delivery_city']),
      ...townAnswer,
      others: v.array(v.object(townAnswer)),
    }),
  ),
  /** Of a dry run, its goods as they were read; null for what is refused. */
  goods: v.nullable(
    v.object({
      description: v.nullable(v.string()),
      packageCode: v.nullable(v.string()),
      count: v.nullable(v.number()),
      grossKg: v.nullable(v.number()),
    }),
  ),
  /** By column; none for what is refused after the first 50. */
  errors: v.array(fieldErrorAnswer),
  /**
   * Of a dry run without `publish`: what else would keep the draft from being published, by column. After the first 50 rows that have
   * any, the first alone.
   */
  beforePublishing: v.array(fieldErrorAnswer),
});

export type ImportedRow = v.InferOutput<typeof rowAnswer>;

export const importAnswer = v.pipe(
  v.object({
    /** Titles that name no column; nothing of theirs is read. */
    ignored: v.array(v.string()),
    rows: v.array(rowAnswer),
  }),
  v.metadata({ ref: 'ShipmentRequestImport' }),
);
