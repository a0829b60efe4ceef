import { Refusal } from '../web/Refusal.ts';

/** More shipments, or offers, than one report should read. */
export const mostShipments = 20_000;

export const tooMany = (what: 'shipments' | 'offers' = 'shipments'): Refusal =>
  new Refusal(422, `These are more than 20,000 ${what}. Choose fewer days.`);
