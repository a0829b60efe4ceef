import { ownText } from '../outside/ownText.ts';
import type { FieldError } from './FieldError.ts';

/**
 * The usable items of an errors list from outside: those with a message; a bad item is left out alone (seed §3). Never
 * throws.
 */
export const readFieldErrors = (raw: unknown): readonly FieldError[] => {
  const items: readonly unknown[] = Array.isArray(raw) ? raw : [];
  return items.flatMap((item) => {
    const message = (typeof item === 'string' ? item : ownText(item, 'message'))?.trim();
    return message ? [{ field: ownText(item, 'field')?.trim() ?? '', message }] : [];
  });
};
