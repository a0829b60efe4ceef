import { failureTexts } from './failureTexts.ts';

/**
 * An error text as people see it: 'must not be empty' and technical 'nested exception' texts are replaced (seed §5).
 */
export const rewriteErrorText = (text: string): string => {
  const plain = text.trim().toLowerCase();
  if (plain.includes('nested exception')) return failureTexts.nestedException;
  return plain === 'must not be empty' ? failureTexts.emptyFields : text;
};
