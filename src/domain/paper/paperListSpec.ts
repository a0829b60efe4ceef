import type { ListSpec } from '../list/ListSpec.ts';
import { paperStatuses } from './Paper.ts';

/** Filters of the paper list. Always sorted by urgency, longest expired first. */
export const paperListSpec = {
  sorts: ['urgency'],
  sort: 'urgency',
  filters: { status: paperStatuses, subject: ['vehicle', 'driver'] },
} as const satisfies ListSpec;
