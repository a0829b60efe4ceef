import type { ListSpec } from '../list/ListSpec.ts';

/** Sorts of the place book. */
export const placeListSpec = { sorts: ['name', 'updatedAt'], sort: 'name', filters: {} } as const satisfies ListSpec;
