import { ownField } from '../outside/ownField.ts';
import type { RefusedField } from './RefusedField.ts';
import { readFieldError } from './readFieldError.ts';

/** Reads the errors list of a refused call, skipping items without a message. Never throws. */
export const readRefusedFields = (raw: unknown): readonly RefusedField[] => {
  const items: readonly unknown[] = Array.isArray(raw) ? raw : [];
  return items.flatMap((item) => {
    const error = readFieldError(item);
    const because = ownField(item, 'because');
    if (error === undefined) return [];
    return [because === undefined ? error : { ...error, because }];
  });
};
