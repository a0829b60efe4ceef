import type { AnswerAction } from './TenderAnswer.ts';

/** What a carrier answers (X12 558). Some partners add letters of their own: those are not guessed at. */
export const answerCodes = { accept: 'A', decline: 'D' } as const satisfies Record<AnswerAction, string>;
