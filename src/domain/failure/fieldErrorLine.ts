import type { FieldError } from './FieldError.ts';
import type { FieldNames } from './FieldNames.ts';
import { rewriteErrorText } from './rewriteErrorText.ts';

/** 'field message' as people read it (seed §8). A field is called by its name in `names`, or else as the service calls it. */
export const fieldErrorLine = ({ field, message }: FieldError, names: FieldNames = {}): string => {
  const name = Object.hasOwn(names, field) ? names[field] : field;
  return `${name} ${rewriteErrorText(message)}`.trim();
};
