import { plainText } from '../outside/plainText.ts';
import type { ListSpec } from './ListSpec.ts';

const longestFilter = 60;

/** A filter's value, '' if it was cleared; undefined if there is none or it is unknown. */
export const readFilter = (values: ListSpec['filters'][string], raw: string | null | undefined): string | undefined => {
  if (raw === null || raw === undefined || raw === '') return raw ?? undefined;
  const isKnown = values === 'text' ? plainText(raw, longestFilter) === raw : values.includes(raw);
  return isKnown ? raw : undefined;
};
