/** An instant so many hours from now. */
const inHours = (hours: number): string => new Date(Date.now() + hours * 3_600_000).toISOString();

const stop = (type: string, city: string, lat: number, lng: number, from: number) => ({
  type,
  place: { name: 'Yard', address: 'Street 1', city, country: 'DE', lat, lng },
  window: { from: inHours(from), to: inHours(from + 4), timeZone: 'Europe/Berlin' },
});

/** A request by the clock of this machine, open as it is sent, and an offer for it. */
export const requestSoon = () => ({
  request: {
    stops: [stop('pickup', 'Essen', 51.5, 7, 72), stop('delivery', 'Leipzig', 51.3, 12.4, 96)],
    cargo: [{ description: 'Parts', packageCode: 'PX', count: 8, grossKg: 4_000, pickup: 0, delivery: 1 }],
    required: { bodyTypes: [] },
    pricing: { model: 'bid', currency: 'EUR' },
    audience: { market: true },
    decisionBy: inHours(48),
    publish: true,
  },
  offer: { amount: { amountMinor: 110_000, currency: 'EUR' }, validUntil: inHours(24) },
});
