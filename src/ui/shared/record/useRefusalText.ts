import type { FieldError } from '../../../domain/failure/FieldError.ts';
import { fieldErrorLine } from '../../../domain/failure/fieldErrorLine.ts';
import type { FieldNames } from '../../../domain/failure/FieldNames.ts';
import type { Fields } from '../../../domain/record/Field.ts';
import { labelAt } from '../../../domain/record/labelAt.ts';
import { useProblemText } from './useProblemText.ts';

/** Why a record was refused, field by field, where no form shows it beside the fields. `labels` are what people call them. */
export const useRefusalText = (fields: Fields, labels: FieldNames): ((errors: readonly FieldError[]) => string) => {
  const problemText = useProblemText(fields, labels);
  const textOf = (error: FieldError): string => {
    const { field, code, limits } = error;
    const label = labelAt(labels, field);
    const text = code === undefined ? undefined : problemText({ code, limits }, field);
    return label !== undefined && text !== undefined ? `${label}: ${text}` : fieldErrorLine(error, labels);
  };
  return (errors) => errors.map(textOf).join(' ');
};
