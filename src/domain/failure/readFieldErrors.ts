import type { FieldError } from './FieldError.ts';
import { readFieldError } from './readFieldError.ts';

/** Reads an errors list, skipping items without a message. Never throws. */
export const readFieldErrors = (raw: unknown): readonly FieldError[] => {
  const items: readonly unknown[] = Array.isArray(raw) ? raw : [];
  return items.flatMap((item) => readFieldError(item) ?? []);
};
