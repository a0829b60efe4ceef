import type { SecurityEvent } from '../security/securityEvents.ts';
import { Refusal } from './Refusal.ts';

/** The same refusal for missing records and other companies' records. */
export const notFound = (event?: SecurityEvent): Refusal => new Refusal(404, 'Not found.', { event });
