import type { ListSpec } from '../list/ListSpec.ts';

/** Sorts, filters and views of what one was told. */
export const notificationListSpec = {
  sorts: ['at'],
  sort: '-at',
  filters: { unread: ['true', 'false'] },
  views: { unread: { filters: { unread: 'true' } } },
} as const satisfies ListSpec;
