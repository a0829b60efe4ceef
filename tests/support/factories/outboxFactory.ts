import { Factory } from 'fishery';
import type { OutboxEvent } from '../../../src/domain/outbox/OutboxEntry.ts';

/** An arrival at the first stop that waits for the network. */
export const outboxFactory = Factory.define<OutboxEvent>(({ sequence }) => {
  const keptAt = Date.UTC(2026, 0, 5, 9) + sequence * 1000;
  return {
    kind: 'event',
    id: `00000000-0000-4000-e200-${String(sequence).padStart(12, '0')}`,
    userId: 'user-own',
    companyId: 'company-own',
    shipmentId: 's-1',
    reference: 'SH-2026-000001',
    keptAt,
    outcome: 'waiting',
    why: undefined,
    event: { type: 'arrived', stop: 0, at: keptAt, data: {} },
  };
});
