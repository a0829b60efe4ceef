import type { EdiInterchange, EdiSet } from '../EdiInterchange.ts';
import type { EdiReading } from '../EdiReading.ts';
import { read990 } from './read990.ts';
import type { AnswerAction, TenderAnswer } from './TenderAnswer.ts';

/** A set of a file, and the answer that was read of it. */
export interface AnswerReading extends EdiReading<TenderAnswer> {
  readonly set: EdiSet;
}

/** Whether a set answers a tender. */
export const isAnswer = ({ kind }: Pick<EdiSet, 'kind'>): boolean => kind === '990';

/** Reads each answer of a file. Yields between them, so that a screen lives on meanwhile. */
export function* readAnswers(
  { sets }: EdiInterchange,
  own?: Readonly<Record<string, AnswerAction>>,
): Generator<void, readonly AnswerReading[]> {
  const answers: AnswerReading[] = [];
  for (const set of sets.filter(isAnswer)) {
    answers.push({ set, ...read990(set.segments, own) });
    yield;
  }
  return answers;
}
