import { failureTexts } from './failureTexts.ts';
import { rewriteErrorText } from './rewriteErrorText.ts';
import type { Trouble } from './Trouble.ts';

/** The texts of a refusal that are replaced on screen, to be logged instead (seed §5). */
export const technicalTexts = ({ message, errors }: Extract<Trouble, { kind: 'refused' }>): readonly string[] =>
  [message ?? '', ...errors.map((error) => error.message)].filter(
    (text) => rewriteErrorText(text) === failureTexts.nestedException && text !== failureTexts.nestedException,
  );
