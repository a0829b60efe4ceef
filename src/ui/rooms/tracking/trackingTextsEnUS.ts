/** Texts of the page of a tracking link in American English. */
export const trackingTexts = {
  reference: (reference: string) => `Shipment ${reference}`,
  status: {
    not_started: 'Not picked up yet',
    on_the_way: 'On the way',
    arrived: 'Arrived',
    delivered: 'Delivered',
    cancelled: 'Canceled',
  },
  whereabouts: {
    before: (town: string) => `It will be picked up in ${town} first.`,
    at: (town: string) => `It is in ${town}.`,
    towards: (town: string) => `It is on its way to ${town}.`,
    between: (from: string, town: string) => `It left ${from} and is on its way to ${town}.`,
    delivered: (town: string) => `It was handed over in ${town}.`,
    cancelled: 'This shipment will not be delivered. Ask the sender what happens next.',
  },
  seen: (km: number | undefined, town: string, ago: string) => {
    if (km === undefined) return `Last seen ${ago}.`;
    return km < 10 ? `Last seen near ${town}, ${ago}.` : `Last seen about ${km} km from ${town}, ${ago}.`;
  },
  expected: (town: string) => `Expected in ${town}`,
  planned: (town: string) => `Planned in ${town}`,
  basis: {
    plan: 'This is the plan. There is no estimate yet.',
    departure: (since: string | undefined) =>
      since === undefined ? 'Estimated from its last departure.' : `Estimated from when it left ${since}.`,
    arrival: (since: string | undefined) =>
      since === undefined ? 'Estimated from its last arrival.' : `Estimated from its arrival in ${since}.`,
    position: 'Estimated from where it was last seen.',
    assignment: 'Estimated from where the truck starts.',
    delay: 'Estimated from a delay the carrier reported.',
  },
  plan: (window: string) => `Planned: ${window}`,
  late: 'Later than planned',
  stops: 'Stops',
  localTimes: 'Times are local to each stop.',
  types: { pickup: 'Pickup', delivery: 'Delivery' },
  states: { done: 'done', here: 'here now', next: 'next', later: 'to come', skipped: 'skipped' },
  times: {
    arrived: (time: string) => `Arrived ${time}`,
    left: (time: string) => `Departed ${time}`,
    delivered: (time: string) => `Delivered ${time}`,
    expected: (time: string) => `Expected ${time}`,
    planned: (time: string) => `Planned ${time}`,
    skipped: 'Skipped',
  },
  updated: (ago: string) => `Updated ${ago}.`,
  live: 'This page updates by itself.',
  offlineNow: 'You are offline',
  offline: (ago: string) => `You are offline. Last update ${ago}.`,
  stale: (ago: string) => `We cannot reach the service. Last update ${ago}. We will keep trying.`,
  justNow: 'just now',
  reading: 'Looking up the shipment',
  unread: 'We could not look up this shipment',
  unreadHint: 'Check your connection, then try again.',
  tryAgain: 'Try again',
  gone: 'This link does not work',
  goneHint: 'It may be incomplete or no longer valid. Ask whoever sent it to you for a new one.',
} as const;
