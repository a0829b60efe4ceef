import type { AcceptBarrier } from '../../../../domain/offer/acceptBarrier.ts';
import type { AwardedBy } from '../../../../domain/offer/awardedBy.ts';
import type { OfferStatus } from '../../../../domain/offer/OfferStatus.ts';
import type { Overtaken } from '../../../../domain/offer/overtakenBy.ts';
import type { RejectReason } from '../../../../domain/offer/rejectReasons.ts';
import type { ValidityChoice } from '../../../../domain/offer/validity.ts';
import type { OfferSort } from './sortOffers.ts';

/** Texts on the offers for a request, in American English. */
export const receivedOffersEnUS = {
  title: 'Offers',
  /** `toDecide` is undefined where nothing can be decided. */
  count: (live: string, isOne: boolean, toDecide: string | undefined) =>
    `${isOne ? '1 offer' : `${live} offers`}, ${toDecide ?? 'none'} to decide on`,
  none: 'No offers yet.',
  noneUntil: (end: string) => `Carriers can make offers until ${end}.`,
  noneLive: 'None of these offers can be accepted anymore.',
  over: (count: string) => `Offers that have ended (${count})`,
  others: (count: string) => `Offers not selected (${count})`,
  columns: {
    company: 'Carrier',
    amount: 'Price',
    perKm: 'Per km',
    emptyKm: 'Empty km',
    fit: 'Vehicle',
    co2e: 'CO2e',
    onTime: 'On time',
    pickup: 'Earliest pickup',
    validity: 'Valid for',
    actions: 'Decide',
  } satisfies Record<OfferSort | 'perKm' | 'fit' | 'actions', string>,
  record: {
    of: (trips: string) => `of ${trips} in 90 days`,
    givenBack: (share: string) => `${share} handed back`,
    trips: (count: number) => (count === 1 ? '1 shipment' : `${count} shipments`),
    none: 'No shipments yet',
  },
  lowest: 'Lowest',
  moreThanBest: (amount: string) => `${amount} more`,
  toTarget: { over: (amount: string) => `${amount} over target`, under: (amount: string) => `${amount} under target` },
  onTarget: 'On target',
  anyTime: 'As requested',
  standByText: 'Would still take it if the chosen carrier hands it back.',
  fit: {
    none: 'Not named',
    fits: 'Fits',
    fitsBut: (count: string) => `Fits, ${count} to check`,
    not: 'Does not fit',
  },
  reasons: (count: string) => `About the vehicle (${count})`,
  otherTerms: 'Made under different terms from the other offers',
  trail: (count: string) => `Earlier prices (${count})`,
  by: {
    fleet: (price: string, when: string) => `${price} on ${when}`,
    shipper: (price: string, when: string) => `You countered at ${price} on ${when}`,
  },
  counter: (price: string, left: string | undefined) =>
    left === undefined
      ? `You countered at ${price}. The counter-offer has expired.`
      : `You countered at ${price}, answer due in ${left}`,
  barrier: {
    request_over: 'The request has closed',
    outdated: 'The request changed. The carrier must confirm first.',
    countered: 'Waiting for the carrier’s answer',
    accepted: 'Accepted',
    rejected: 'Rejected',
    withdrawn: 'Withdrawn by the carrier',
    expired: 'Expired',
  } satisfies Record<AcceptBarrier, string>,
  notSelected: 'Not selected',
  act: {
    accept: 'Accept',
    acceptOf: (company: string, price: string) => `Accept ${company}, ${price}`,
    counter: 'Counter',
    counterTo: (company: string) => `Make ${company} a counter-offer`,
    decline: 'Reject',
    declineOf: (company: string) => `Reject ${company}`,
    cancel: 'Cancel',
  },
  accept: {
    title: (company: string) => `Award to ${company}?`,
    price: 'Price',
    carrier: 'Carrier',
    pickup: 'Earliest pickup',
    terms: 'Terms',
    others: (count: number, others: string) => {
      if (count === 0) return 'No other offer is open.';
      return count === 1
        ? 'The other carrier is notified that it was not selected.'
        : `The ${others} other carriers are notified that they were not selected.`;
    },
    isNew: (company: string) =>
      `${company} joined less than 30 days ago. Ask for its operating license and proof of insurance before you award.`,
    unfit: 'The vehicle it named does not fit. It must assign another before pickup.',
    unlikely: (target: string) => `This is far from your target of ${target}. Check the price.`,
    yes: (price: string) => `Award for ${price}`,
  },
  counterDialog: {
    title: (company: string) => `Counter-offer to ${company}`,
    lead: (price: string) => `The carrier offers ${price}. If it accepts your price in time, it gets the load.`,
    amount: 'New price',
    validUntil: 'Valid for',
    until: (end: string) => `Until ${end}`,
    untilTheirs: (end: string) => `Until ${end}, when its offer ends`,
    own: 'Date and time',
    choices: {
      hours: '2 hours',
      day: 'The rest of the day',
      decision: 'Until the deadline',
      own: 'Another time',
    } satisfies Record<ValidityChoice, string>,
    yes: 'Send counter-offer',
    unlikely: (price: string) => `Offer ${price}?`,
    unlikelyText: (target: string) => `That is far from your target of ${target}.`,
    more: (difference: string) => `That is ${difference} more than the carrier asks.`,
    moreText: 'If it accepts in time, you pay that.',
    anyway: 'Send it anyway',
    keep: 'Change the price',
  },
  decline: {
    title: (company: string) => `Reject the offer from ${company}?`,
    text: 'The carrier is notified, and can make another offer while the request is open.',
    reason: 'Reason',
    none: 'No reason',
    reasons: {
      price: 'Price too high',
      too_slow: 'Pickup too late',
      equipment: 'Vehicle does not fit',
      papers: 'Papers not in order',
      other: 'Something else',
    } satisfies Record<RejectReason, string>,
    yes: 'Reject offer',
  },
  told: {
    countered: (company: string) => `Counter-offer sent to ${company}`,
    declined: (company: string) => `Offer from ${company} rejected`,
    awarded: (company: string, reference: string) => `Awarded to ${company}: shipment ${reference}`,
  },
  overtaken: {
    awarded: {
      shipper: (company: string, when: string) => `A colleague awarded this to ${company} at ${when}.`,
      counter: (company: string, when: string) => `${company} accepted your counter-offer at ${when}.`,
      booking: (company: string, when: string) => `${company} booked this at your fixed price at ${when}.`,
    } satisfies Record<AwardedBy, (company: string, when: string) => string>,
    offer: {
      countered: (company: string) => `A colleague has just made ${company} a counter-offer.`,
      rejected: (company: string) => `A colleague has just rejected the offer from ${company}.`,
      withdrawn: (company: string) => `${company} has just withdrawn this offer.`,
      expired: (company: string) => `The offer from ${company} has expired.`,
    } satisfies Record<Exclude<OfferStatus, 'accepted' | 'submitted'>, (company: string) => string>,
    outdated: (company: string) => `The request changed, and ${company} must confirm the price first.`,
    request_over: 'This request is no longer open.',
    changed: (company: string) => `${company} has since changed the offer. Check it again before you decide.`,
  } satisfies Record<Overtaken['kind'], unknown>,
  awarded: {
    title: (company: string) => `Awarded to ${company}`,
    shipment: (reference: string) => `Shipment ${reference}`,
    by: {
      shipper: 'Awarded',
      counter: 'Counter-offer accepted',
      booking: 'Booked at the fixed price',
    } satisfies Record<AwardedBy, string>,
    price: 'Agreed price',
    pickup: 'Earliest pickup',
    message: 'Message',
  },
} as const;
