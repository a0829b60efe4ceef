import type { FieldError } from '../../../../domain/failure/FieldError.ts';
import { ownText } from '../../../../domain/outside/ownText.ts';
import { fieldAt } from '../../../../domain/record/fieldAt.ts';
import { packageCodes } from '../../../../domain/request/cargoCodes.ts';
import { cellFault } from '../../../../domain/request/cellFault.ts';
import { importColumns } from '../../../../domain/request/importColumns.ts';
import type { DateOrder } from '../../../../domain/request/readCellTime.ts';
import { requestFields } from '../../../../domain/request/requestFields.ts';
import { useProblemText } from '../../../shared/record/useProblemText.ts';
import { useAdminTexts } from '../../../shared/useAdminTexts.ts';
import { useRequestTexts } from '../useRequestTexts.ts';

/** How many kinds of packaging are named as examples. */
const usualOnes = 5;

/** The words that the field at a path takes. */
const optionsAt = (path: string): readonly string[] => {
  const field = fieldAt(requestFields, path);
  return field && 'options' in field ? (field.options ?? []) : [];
};

export interface Advice {
  readonly text: string;
  /** The same for cells that have the same to mend. */
  readonly kind: string;
}

const alike = (text: string): Advice => ({ text, kind: text });

/** Words what to write in a cell instead of what was read; `errors` are all of its row. */
export const useCellAdvice = (dateOrder: DateOrder) => {
  const { importing: words, field: labels, form } = useRequestTexts();
  const { freight } = useAdminTexts();
  const problemText = useProblemText(requestFields, labels);
  const wordFor = (field: string, code: string): string =>
    (field === 'body_types' ? ownText(freight.bodyType, code) : undefined) ??
    (field === 'equipment' ? ownText(freight.equipment, code) : undefined) ??
    (field === 'pricing' ? ownText({ bid: form.models.bid, fixed: form.fixedPrice }, code) : undefined) ??
    code;
  const choicesFor = (field: string, choices: readonly string[]): string =>
    field === 'package'
      ? words.packageChoices(
          packageCodes
            .slice(0, usualOnes)
            .map((code) => freight.package[code])
            .join(', '),
        )
      : words.choices(choices.map((choice) => wordFor(field, choice)).join(', '));
  const textOf = ({ field, code, limits, message }: FieldError): string => {
    if (code === undefined) return message;
    const path = ownText(importColumns, field) ?? field;
    const choices = code === 'not_a_choice' ? optionsAt(path) : [];
    if (choices.length > 0) return choicesFor(field, choices);
    return ownText(words.write, code) ?? problemText({ code, limits }, path) ?? message;
  };
  return (error: FieldError, typed: string, errors: readonly FieldError[]): Advice => {
    const fault = cellFault(error.code, { column: error.field, typed }, errors, dateOrder);
    switch (fault) {
      case 'dayAlone':
        return { text: words.addTime(typed), kind: fault };
      case 'notATime':
        return alike(words.writeTime(words.dates[dateOrder]));
      case 'timeMissing':
        return alike(words.missingTime(words.dates[dateOrder]));
      case 'townNowhere':
        return alike(words.noSuchTown);
      case undefined:
        return alike(textOf(error));
      default:
        return fault satisfies never;
    }
  };
};
