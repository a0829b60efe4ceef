import type { OutboxOutcome } from '../../../../domain/outbox/OutboxEntry.ts';
import type { Tone } from '../../../components/StatusBadge.tsx';

/** How it looks what became of something that was kept. */
export const outboxTones = {
  waiting: 'busy',
  sending: 'busy',
  sent: 'good',
  refused: 'warning',
  conflict: 'warning',
} as const satisfies Record<OutboxOutcome, Tone>;
