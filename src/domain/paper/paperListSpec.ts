import type { ListSpec } from '../list/ListSpec.ts';
import { paperStatuses } from './Paper.ts';

/** The views of the papers: always by urgency, the longest expired first. */
export const paperListSpec = {
  sorts: ['urgency'],
  sort: 'urgency',
  filters: { status: paperStatuses, subject: ['vehicle', 'driver'] },
} as const satisfies ListSpec;
