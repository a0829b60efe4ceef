import { readId } from '../outside/readId.ts';

/** The id of the selected record in a list's query. */
export const readSelected = (query: string): string | undefined => readId(new URLSearchParams(query).get('sel'));
