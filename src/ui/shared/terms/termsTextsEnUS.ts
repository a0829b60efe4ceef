import type { Terms } from '../../../domain/shipment/Terms.ts';

/** What terms mean, in American English. */
export const termsTextsEnUS = {
  title: 'Terms',
  freeAtEach: (time: string) => `${time} free at each stop`,
  freeAt: (pickup: string, delivery: string) => `${pickup} free at pickup and ${delivery} at delivery`,
  waiting: (free: string, rate: string, step: string, most: string) =>
    `${free}, then ${rate} an hour in increments of ${step}, up to ${most}.`,
  waitingFree: 'Waiting is not paid.',
  late: {
    forfeit: (grace: string) => `A truck more than ${grace} late is not paid for waiting.`,
    from_arrival: () => 'A late truck is paid for waiting like any other.',
    reduce_free: (grace: string) => `A truck more than ${grace} late has its free time cut by the minutes it is late.`,
  } satisfies Record<Terms['lateRule'], (grace: string) => string>,
  cancellation: (fee: string) => `Canceling after the truck has set out costs ${fee}.`,
  cancellationFree: 'Canceling costs nothing.',
  payment: (days: string) => `Payment within ${days}.`,
} as const;
