import { ownField } from './ownField.ts';

/** The own field of a value from outside when it is text; undefined otherwise. */
export const ownText = (value: unknown, name: string): string | undefined => {
  const field = ownField(value, name);
  return typeof field === 'string' ? field : undefined;
};
