import type { StopFacts } from '../../../services/reports/StopFacts.ts';

/** An instant of the day all these stops are on, such as '09:50'. */
export const clock = (time: string): number => Date.parse(`2026-03-02T${time}:00Z`);

/** A delivery due by 10:00 that no truck has come to yet. */
export const stopFacts = (values: Partial<StopFacts> = {}): StopFacts => ({
  shipmentId: '7d9b9c3e-6d9d-4a7e-9d38-7a2a6a5f0c11',
  reference: 'SR-2026-000001',
  stop: 1,
  type: 'delivery',
  isLast: true,
  place: 'Warehouse North, Köln',
  lane: 'DE-50:FR-69',
  partyId: '0f0e7c8a-53d3-4a57-8f6d-0d1f5d0b9a10',
  window: { from: clock('08:00'), to: clock('10:00') },
  timeZone: 'Europe/Berlin',
  day: '2026-03-02',
  arrivedAt: null,
  departedAt: null,
  source: null,
  isSkipped: false,
  isCancelled: false,
  isPassed: false,
  isExcused: false,
  warnedAt: null,
  proof: { firstAt: null, isRejected: false, completedAt: null, isAutomatic: false },
  unloaded: { ordered: 0, delivered: null, damaged: null },
  waiting: null,
  ...values,
});
