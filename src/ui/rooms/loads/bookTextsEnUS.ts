/** Texts around booking a load in American English. */
export const bookTextsEnUS = {
  title: 'Book now',
  lead: (price: string) => `You take this load for ${price}.`,
  choose: 'Choose',
  send: 'Book now',
  booked: (reference: string) => `Booked: ${reference}`,
  bookedText: 'Vehicle and driver are assigned.',
  repriced: 'The shipper has changed the price, so nothing was booked.',
  refused: 'This cannot be booked as chosen:',
  offerInstead: 'Offer another price',
  bookInstead: 'Book at the fixed price',
  missing: 'Choose a vehicle and a driver.',
} as const;
