import { Refusal } from './Refusal.ts';

/** The refusal of a write that is based on a stale version of the record. */
export const stale = (): Refusal => new Refusal(409, 'Someone else changed this.', { reason: 'stale' });
