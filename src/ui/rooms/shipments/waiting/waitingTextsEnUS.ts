import type { disputeReasons } from '../../../../domain/shipment/disputeReasons.ts';
import type { waitingStates } from '../../../../domain/shipment/StopWaiting.ts';

/** Texts on what waiting costs, in American English. */
export const waitingTextsEnUS = {
  title: 'Waiting',
  terms: (rate: string, step: string, most: string) =>
    `${rate} an hour after the free time, in increments of ${step}, up to ${most}.`,
  unpaid: 'Under the terms of this shipment, waiting is not paid.',
  of: (town: string) => `Waiting in ${town}`,
  state: {
    none: 'No charge',
    running: 'Running',
    unproven: 'Time missing',
    proposed: 'Not answered',
    accepted: 'Accepted',
    disputed: 'Disputed',
  } satisfies Record<(typeof waitingStates)[number], string>,
  arrived: 'Arrived',
  counted: 'Counted from',
  opened: (time: string) => `${time}, when the window opened`,
  left: 'Departed',
  still: 'Still there',
  stayed: 'Time counted',
  free: 'Free time',
  freeUntil: (lasts: string, time: string) => `${lasts}, until ${time}`,
  over: 'Beyond the free time',
  charged: 'Chargeable time',
  amount: 'Charge',
  soFar: (money: string) => `${money} so far`,
  late: {
    forfeit: 'The truck arrived late, so waiting is not paid.',
    from_arrival: 'The truck arrived late. Waiting counts from its arrival.',
    reduce_free: 'The truck arrived late, so its free time is reduced by the delay.',
  },
  unproven: 'A time is missing, so no charge is proposed.',
  asked: {
    shipper: (money: string) => `The carrier proposes ${money}. Accept it, or dispute it with a reason.`,
    carrier: (money: string) => `${money} has been proposed to the shipper, who has not answered yet.`,
  },
  acceptedAt: {
    shipper: (time: string) => `You accepted this charge on ${time}.`,
    carrier: (time: string) => `The shipper accepted this charge on ${time}.`,
  },
  disputedAt: {
    shipper: (time: string, reason: string) => `You disputed this charge on ${time}: ${reason}.`,
    carrier: (time: string, reason: string) => `The shipper disputed this charge on ${time}: ${reason}.`,
  },
  mend: 'If a time is wrong, change it under Events. The charge is recalculated, and the shipper is asked again.',
  toAnswer: (town: string) => `A charge for waiting in ${town} needs your answer.`,
  accept: {
    act: (money: string) => `Accept ${money}`,
    title: (money: string, town: string) => `Accept ${money} for waiting in ${town}?`,
    text: 'The carrier is notified at once. This cannot be undone.',
    yes: 'Accept',
    no: 'Cancel',
    told: 'The charge was accepted.',
  },
  dispute: {
    act: 'Dispute',
    actOf: (town: string) => `Dispute the charge for waiting in ${town}`,
    title: 'Dispute this charge?',
    text: 'The carrier sees the reason. You can still accept the charge later.',
    reason: 'Reason',
    choose: 'Choose a reason',
    missing: 'Choose a reason.',
    note: 'Note to the carrier',
    keep: 'Cancel',
    yes: 'Dispute charge',
    told: 'The charge was disputed.',
  },
  reasons: {
    times_wrong: 'The times are wrong',
    truck_late: 'The truck was late',
    agreed_otherwise: 'Something else was agreed',
    not_our_fault: 'The wait was not our fault',
    other: 'Something else',
  } satisfies Record<(typeof disputeReasons)[number], string>,
} as const;
