import type { EdiInterchange, EdiSet } from '../EdiInterchange.ts';
import { readSets, type SetReading } from '../readSets.ts';
import { read990 } from './read990.ts';
import type { AnswerAction, TenderAnswer } from './TenderAnswer.ts';

export type AnswerReading = SetReading<TenderAnswer>;

/** Whether a set answers a tender. */
export const isAnswer = ({ kind }: Pick<EdiSet, 'kind'>): boolean => kind === '990';

/** Reads each answer of a file; `own` are the letters of the partner. */
export const readAnswers = (
  { sets }: EdiInterchange,
  own?: Readonly<Record<string, AnswerAction>>,
): Generator<void, readonly AnswerReading[]> =>
  readSets<TenderAnswer>(sets.filter(isAnswer), { '990': ({ segments }) => read990(segments, own) });
