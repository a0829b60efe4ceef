import type { ListSpec } from '../list/ListSpec.ts';

/** Sorts, filters, views and columns of a shipper's carriers. */
export const carrierListSpec = {
  sorts: ['name', 'completed', 'lastUsed', 'standing', 'lists', 'note'],
  sort: 'name',
  filters: { favourite: ['true', 'false'], blocked: ['true', 'false'], list: 'text' },
  views: {
    favourites: { filters: { favourite: 'true' } },
    used: { filters: { blocked: 'false' }, sort: '-completed' },
    blocked: { filters: { blocked: 'true' } },
  },
  columns: {
    shown: ['standing', 'lists', 'completed', 'onTime', 'hitRate', 'lastUsed'],
    more: ['answer', 'fallOff', 'note'],
  },
} as const satisfies ListSpec;
