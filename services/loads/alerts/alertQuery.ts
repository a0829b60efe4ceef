import * as v from 'valibot';
import { loadQuery, type LoadQuery } from '../loadQuery.ts';

export interface SavedLoads {
  readonly q: string;
  readonly filters: readonly { readonly name: string; readonly value: string }[];
}

const places: ReadonlySet<string> = new Set(['near', 'toNear']);

/** A place is kept with its name behind it, which the list leaves out. */
const asked = (name: string, value: string): string => (places.has(name) ? (value.split(' ')[0] ?? '') : value);

/** What the list of loads is asked for by a saved view: without what it does not know or cannot read, as on the screen. */
export function alertQuery({ q, filters }: SavedLoads): LoadQuery {
  const known = filters
    .map(({ name, value }) => ({ [name]: asked(name, value) }))
    .filter((filter) => v.is(loadQuery, filter));
  const words = v.is(loadQuery, { q }) ? { q } : {};
  return v.parse(loadQuery, Object.assign({}, words, ...known));
}
