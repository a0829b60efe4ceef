import type { ListSpec } from '../list/ListSpec.ts';

/** The views of the papers: always by urgency, the longest expired first. */
export const paperListSpec: ListSpec = {
  sorts: ['urgency'],
  sort: 'urgency',
  filters: { status: ['expired', 'missing', 'expiring'], subject: ['vehicle', 'driver'] },
};
