import { failureTexts } from './failureTexts.ts';

/** Rewrites an error text for people: replaces 'must not be empty' and technical 'nested exception' texts (seed §5). */
export const rewriteErrorText = (text: string): string => {
  const plain = text.trim().toLowerCase();
  if (plain.includes('nested exception')) return failureTexts.nestedException;
  return plain === 'must not be empty' ? failureTexts.emptyFields : text;
};
