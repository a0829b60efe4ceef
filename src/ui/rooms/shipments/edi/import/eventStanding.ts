import { reportsOf } from '../../../../../domain/edi/status/reportsOf.ts';
import type { PlannedStatus } from '../../../../../domain/edi/status/StatusPlan.ts';
import type { Tone } from '../../../../components/StatusBadge.tsx';
import type { statusImportTextsEnUS } from './statusImportTextsEnUS.ts';
import type { PlannedLoad } from './useStatusImport.ts';

export type EventStanding = keyof typeof statusImportTextsEnUS.badge;

/** How good the news of each standing is. */
export const eventTones = {
  tell: 'open',
  correct: 'open',
  nothing: 'quiet',
  cannot: 'warning',
  refused: 'warning',
  recorded: 'good',
  before: 'quiet',
  failed: 'warning',
} as const satisfies Record<EventStanding, Tone>;

/** Where an event of a file stands: what it would do, or what became of it. */
export const eventStanding = ({ step }: PlannedStatus, { outcome }: PlannedLoad): EventStanding => {
  const ids = reportsOf(step).map(({ id }) => id);
  if (!outcome || ids.length === 0) return step.does;
  if (outcome.failure) return 'failed';
  const became = new Set(ids.map((id) => outcome.output.get(id)?.outcome ?? 'refused'));
  if (became.has('conflict') || became.has('refused')) return 'failed';
  return became.has('recorded') ? 'recorded' : 'before';
};
