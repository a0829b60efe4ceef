import { ownField } from './ownField.ts';

/** An own property of an untrusted value if it is a string, else undefined. */
export const ownText = (value: unknown, name: string): string | undefined => {
  const field = ownField(value, name);
  return typeof field === 'string' ? field : undefined;
};
