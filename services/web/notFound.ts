import { Refusal } from './Refusal.ts';

/** The same refusal for missing records and other companies' records. */
export const notFound = (): Refusal => new Refusal(404, 'Not found.');
