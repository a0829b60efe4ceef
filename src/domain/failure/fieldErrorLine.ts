import type { FieldError } from './FieldError.ts';
import type { FieldNames } from './FieldNames.ts';
import { rewriteErrorText } from './rewriteErrorText.ts';

/** 'field message', as the dialog shows it (seed §8), with the field's label from `names` if it has one. */
export const fieldErrorLine = ({ field, message }: FieldError, names: FieldNames = {}): string => {
  const name = Object.hasOwn(names, field) ? names[field] : field;
  return `${name} ${rewriteErrorText(message)}`.trim();
};
