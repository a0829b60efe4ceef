import { reportsOf } from '../../../../../domain/edi/status/reportsOf.ts';
import type { Tone } from '../../../../components/StatusBadge.tsx';
import { eventStanding } from './eventStanding.ts';
import type { statusImportTextsEnUS } from './statusImportTextsEnUS.ts';
import type { PlannedLoad } from './useStatusImport.ts';

export type LoadStanding = keyof typeof statusImportTextsEnUS.standing;

/** How good the news of each standing is. */
export const loadTones = {
  new: 'open',
  idle: 'quiet',
  unknown: 'warning',
  unread: 'warning',
  done: 'good',
  failed: 'warning',
} as const satisfies Record<LoadStanding, Tone>;

/** Where a load of a file stands, and how many of its events are to be recorded. */
export const loadStanding = (load: PlannedLoad): { readonly standing: LoadStanding; readonly count: number } => {
  const { found, shipment, events, outcome } = load;
  const count = events.filter(({ step }) => reportsOf(step).length > 0).length;
  if (found.errors.length > 0) return { standing: 'unread', count };
  if (!shipment) return { standing: 'unknown', count };
  if (outcome) {
    const isFailed = events.some((planned) => eventStanding(planned, load) === 'failed');
    return { standing: isFailed ? 'failed' : 'done', count };
  }
  return { standing: count > 0 ? 'new' : 'idle', count };
};
