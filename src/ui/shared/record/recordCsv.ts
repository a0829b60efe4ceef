import type { CsvValue } from '../../../domain/csv/csvOf.ts';
import type { FactsOf } from '../../../domain/record/FactsOf.ts';
import type { Fields, Scalar } from '../../../domain/record/Field.ts';
import type { LabelsOf } from '../../../domain/record/LabelsOf.ts';
import { scalarsOf } from '../../../domain/record/scalarsOf.ts';
import { valueAt } from '../../../domain/record/valueAt.ts';
import type { AdminTexts } from '../texts/admin/AdminTexts.ts';
import { choicesText } from './choicesText.ts';
import type { ChoiceWords } from './ChoiceWords.ts';

interface RecordCsv<Of extends Fields, Row> {
  readonly fields: Of;
  readonly labels: LabelsOf<Of>;
  readonly words: ChoiceWords;
  readonly texts: Pick<AdminTexts, 'unit' | 'yes' | 'no'>;
  /** Columns after those of the table. */
  readonly more?: readonly { readonly key: string; readonly title: string; readonly cell: (row: Row) => CsvValue }[];
}

/**
 * CSV columns of a record, in table order: plain numbers, choices by their labels. A list, whose length differs from row
 * to row, has none.
 */
export const recordCsv = <Of extends Fields, Row extends FactsOf<Of> = FactsOf<Of>>({
  fields,
  labels,
  words,
  texts,
  more = [],
}: RecordCsv<Of, Row>) => {
  // Ids are of no use to people; a referenced record has a column of its own.
  const placed = scalarsOf(fields).filter(({ field }) => field.kind !== 'reference');
  const cellOf = (field: Scalar, value: unknown, options: Readonly<Record<string, string>> = {}): CsvValue => {
    if (value === undefined || typeof value === 'number') return value;
    if (typeof value === 'boolean') return value ? texts.yes : texts.no;
    const text = field.write(value);
    if (field.kind === 'choices') return choicesText(text, options);
    return field.kind === 'choice' ? (options[text] ?? text) : text;
  };
  return {
    keys: [...placed.map(({ path }): string => path), ...more.map(({ key }) => key)],
    titles: [
      ...placed.map(({ labelPath, field: { unit } }) =>
        unit === undefined ? labels[labelPath] : `${labels[labelPath]} (${texts.unit[unit]})`,
      ),
      ...more.map(({ title }) => title),
    ],
    cells: (row: Row): readonly CsvValue[] => [
      ...placed.map(({ path, labelPath, field }) => cellOf(field, valueAt(row, path), words[labelPath])),
      ...more.map(({ cell }) => cell(row)),
    ],
  };
};
