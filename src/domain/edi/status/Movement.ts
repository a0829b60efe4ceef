/** What moves a shipment from one stop to the next. */
export const movements = ['dispatched', 'arrived', 'departed', 'delivered'] as const;

export type Movement = (typeof movements)[number];
