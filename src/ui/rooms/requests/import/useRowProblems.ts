import type { FieldError } from '../../../../domain/failure/FieldError.ts';
import { ownText } from '../../../../domain/outside/ownText.ts';
import { fieldAt } from '../../../../domain/record/fieldAt.ts';
import { packageCodes } from '../../../../domain/request/cargoCodes.ts';
import { importColumns } from '../../../../domain/request/importColumns.ts';
import type { ImportedRow } from '../../../../domain/request/ImportedRow.ts';
import { isDayAlone } from '../../../../domain/request/isDayAlone.ts';
import type { DateOrder } from '../../../../domain/request/readCellTime.ts';
import { requestFields } from '../../../../domain/request/requestFields.ts';
import { useProblemText } from '../../../shared/record/useProblemText.ts';
import { useAdminTexts } from '../../../shared/useAdminTexts.ts';
import { useLocale } from '../../../shared/useLocale.ts';
import { useRequestTexts } from '../useRequestTexts.ts';
import type { TableCells } from './cellsIn.ts';
import { isTimeColumn } from './isTimeColumn.ts';
import { useTownQuestion } from './useTownQuestion.ts';

/** The words that the field at a path takes. */
const optionsAt = (path: string): readonly string[] => {
  const field = fieldAt(requestFields, path);
  return field && 'options' in field ? (field.options ?? []) : [];
};

/** How many kinds of packaging are named as examples. */
const usualOnes = 5;

const columns = Object.keys(importColumns);

const inOrder = (told: readonly FieldError[]): readonly FieldError[] =>
  told.toSorted((one, other) => columns.indexOf(one.field) - columns.indexOf(other.field));

interface Problem {
  readonly title: string;
  readonly typed: string;
  readonly text: string;
  /** The same for cells that have the same to mend. */
  readonly kind: string;
}

/** Words what is wrong with a row, each fault once: what was read, and what to write instead. */
export const useRowProblems = (dateOrder: DateOrder, { cellAt, titleOf }: TableCells) => {
  const { importing: words, field: labels, form } = useRequestTexts();
  const { freight } = useAdminTexts();
  const townQuestion = useTownQuestion();
  const problemText = useProblemText(requestFields, labels);
  const list = new Intl.ListFormat(useLocale(), { type: 'conjunction' });
  const usualPackages = packageCodes
    .slice(0, usualOnes)
    .map((code) => freight.package[code])
    .join(', ');
  const wordFor = (field: string, code: string): string =>
    (field === 'body_types' ? ownText(freight.bodyType, code) : undefined) ??
    (field === 'equipment' ? ownText(freight.equipment, code) : undefined) ??
    (field === 'pricing' ? ownText({ bid: form.models.bid, fixed: form.fixedPrice }, code) : undefined) ??
    code;

  const advice = (row: ImportedRow, { field, code, limits }: FieldError, typed: string): string | undefined => {
    if (code === undefined) return undefined;
    const path = ownText(importColumns, field) ?? field;
    const choices = code === 'not_a_choice' ? optionsAt(path) : [];
    if (choices.length > 0 && field === 'package') return words.packageChoices(usualPackages);
    if (choices.length > 0) return words.choices(choices.map((choice) => wordFor(field, choice)).join(', '));
    if (code === 'not_an_instant') return words.writeTime(words.dates[dateOrder]);
    if (code === 'required' && isTimeColumn(field)) return words.missingTime(words.dates[dateOrder]);
    const isCountryWrong = row.errors.some((other) => other.field === field.replace('_city', '_country'));
    if (code === 'position_missing' && typed !== '' && isCountryWrong) return words.noSuchTown;
    return ownText(words.write, code) ?? problemText({ code, limits }, path);
  };
  const problemOf = (row: ImportedRow, error: FieldError): Problem => {
    const { field, code, message } = error;
    const title = titleOf(field);
    const typed = cellAt(row.line, field).trim();
    const town = code === 'several_towns' ? row.towns.find(({ column }) => column === field) : undefined;
    const hasPostcode = cellAt(row.line, field.replace('_city', '_postcode')).trim() !== '';
    const question = townQuestion(town, typed, hasPostcode);
    if (question !== undefined) return { title, typed: '', text: question, kind: question };
    if (code === 'not_an_instant' && isDayAlone(typed, dateOrder)) {
      return { title, typed, text: words.addTime(typed), kind: 'addTime' };
    }
    const text = advice(row, error, typed) ?? message;
    return { title, typed, text, kind: text };
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
