import { Refusal } from '../web/Refusal.ts';

/** More shipments, or offers, than one report should read. */
export const mostShipments = 20_000;

/** More stops than that, most shipments having two. */
export const mostStops = 2 * mostShipments;

export const tooMany = (what: 'shipments' | 'offers' | 'stops' = 'shipments'): Refusal =>
  new Refusal(422, `This covers more than ${what === 'stops' ? '40,000' : '20,000'} ${what}. Choose a shorter period.`);
