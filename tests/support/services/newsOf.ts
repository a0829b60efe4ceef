import type { LoadNews } from '../../../services/freight/request/LoadChange.ts';

/** A change of a load, of which nothing is known but these facts. */
export const newsOf = (what: LoadNews['what'], facts: Partial<LoadNews> = {}): LoadNews => ({
  what,
  city: null,
  place: null,
  window: null,
  cargo: null,
  ...facts,
});
