import { isUnsent } from './isUnsent.ts';
import type { OutboxEntry } from './OutboxEntry.ts';

/** Whether work would be lost with an entry: a proof that was not taken can be put right, and its files are nowhere else. */
export const holdsWork = (entry: OutboxEntry): boolean =>
  isUnsent(entry) || (entry.kind === 'proof' && entry.outcome !== 'sent');
