import type { FieldError } from '../../../../domain/failure/FieldError.ts';
import { importColumns } from '../../../../domain/request/importColumns.ts';
import type { ImportedRow } from '../../../../domain/request/ImportedRow.ts';
import type { DateOrder } from '../../../../domain/request/readCellTime.ts';
import { useLocale } from '../../../shared/useLocale.ts';
import { useRequestTexts } from '../useRequestTexts.ts';
import type { TableCells } from './cellsIn.ts';
import { type Advice, useCellAdvice } from './useCellAdvice.ts';
import { useTownQuestion } from './useTownQuestion.ts';

const columns = Object.keys(importColumns);

const inOrder = (told: readonly FieldError[]): readonly FieldError[] =>
  told.toSorted((one, other) => columns.indexOf(one.field) - columns.indexOf(other.field));

interface Problem extends Advice {
  readonly title: string;
  readonly typed: string;
}

/** Words what is wrong with a row, each fault once: what was read, and what to write instead. */
export const useRowProblems = (dateOrder: DateOrder, { cellAt, titleOf }: TableCells) => {
  const { importing: words } = useRequestTexts();
  const townQuestion = useTownQuestion();
  const adviceOn = useCellAdvice(dateOrder);
  const list = new Intl.ListFormat(useLocale(), { type: 'conjunction' });
  const problemOf = (row: ImportedRow, error: FieldError): Problem => {
    const { field, code } = error;
    const title = titleOf(field);
    const typed = cellAt(row.line, field).trim();
    const town = code === 'several_towns' ? row.towns.find(({ column }) => column === field) : undefined;
    const hasPostcode = cellAt(row.line, field.replace('_city', '_postcode')).trim() !== '';
    const question = townQuestion(town, typed, hasPostcode);
    if (question !== undefined) return { title, typed: '', text: question, kind: question };
    return { title, typed, ...adviceOn(error, typed, row.errors) };
  };
  return (row: ImportedRow, told: readonly FieldError[]): readonly string[] => {
    const problems = inOrder(told).map((error) => problemOf(row, error));
    return [...new Set(problems.map(({ kind }) => kind))].flatMap((kind) => {
      const [first, ...others] = problems.filter((each) => each.kind === kind);
      if (!first) return [];
      if (others.length === 0) return [words.problem(first.title, first.typed, first.text)];
      const cells = [first, ...others].map(({ title, typed }) => words.cell(title, typed));
      return [words.problem(list.format(cells), '', first.text)];
    });
  };
};
