import type { FactsOf } from '../../../domain/record/FactsOf.ts';
import type { Fields } from '../../../domain/record/Field.ts';
import type { LabelsOf } from '../../../domain/record/LabelsOf.ts';
import { scalarsOf } from '../../../domain/record/scalarsOf.ts';
import { valueAt } from '../../../domain/record/valueAt.ts';
import type { Column } from '../../components/list/Column.ts';
import type { ChoiceWords } from './ChoiceWords.ts';
import { useFactText } from './useFactText.ts';

interface FieldColumns<Of extends Fields> {
  readonly fields: Of;
  readonly labels: LabelsOf<Of>;
  readonly words: ChoiceWords;
}

/** A column for every field of a record, for those who add it to their list. */
export const useFieldColumns = <Of extends Fields, Row extends FactsOf<Of>>({
  fields,
  labels,
  words,
}: FieldColumns<Of>): readonly Column<Row>[] => {
  const textOf = useFactText();
  return scalarsOf(fields).map(({ path, labelPath, field }) => ({
    key: path,
    title: labels[labelPath],
    numeric: field.kind === 'number' && field.unit !== undefined,
    cell: (row) => textOf(field, valueAt(row, path), words[labelPath]),
  }));
};
