import { labelAt } from '../record/labelAt.ts';
import type { FieldError } from './FieldError.ts';
import type { FieldNames } from './FieldNames.ts';
import { rewriteErrorText } from './rewriteErrorText.ts';

/** 'field message', as the dialog shows it (seed §8), with the field's label from `names` if it has one. */
export const fieldErrorLine = ({ field, message }: FieldError, names: FieldNames = {}): string =>
  `${labelAt(names, field) ?? field} ${rewriteErrorText(message)}`.trim();
