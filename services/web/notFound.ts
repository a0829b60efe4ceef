import { Refusal } from './Refusal.ts';

/** One answer for what is not there and for what belongs to somebody else. */
export const notFound = (): Refusal => new Refusal(404, 'Not found.');
