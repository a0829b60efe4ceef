import { Refusal } from '../web/Refusal.ts';

/** More shipments than one report should read. */
export const mostShipments = 20_000;

export const tooMany = (): Refusal => new Refusal(422, 'These are more than 20,000 shipments. Choose fewer days.');
