/** Live links of a company to one shipment. */
export const mostLive = 10;

/** Links of a company to one shipment, with those that were revoked. */
export const mostLinks = 50;

/** For how long a link works after the delivery, or after the shipment was cancelled, in milliseconds. */
export const worksFor = 72 * 60 * 60_000;
