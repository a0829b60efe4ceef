import type { EdiInterchange, EdiSet } from '../EdiInterchange.ts';
import { readSets, type SetReading } from '../readSets.ts';
import { read990 } from './read990.ts';
import type { ResponseAction, TenderResponse } from './TenderResponse.ts';

export type ResponseReading = SetReading<TenderResponse>;

/** Whether a set responds to a tender. */
export const isResponse = ({ kind }: Pick<EdiSet, 'kind'>): boolean => kind === '990';

/** Reads each response of a file; `own` are the letters of the partner. */
export const readResponses = (
  { sets }: EdiInterchange,
  own?: Readonly<Record<string, ResponseAction>>,
): Generator<void, readonly ResponseReading[]> =>
  readSets<TenderResponse>(sets.filter(isResponse), { '990': ({ segments }) => read990(segments, own) });
