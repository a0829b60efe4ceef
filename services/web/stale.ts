import { Refusal } from './Refusal.ts';

/** What a write hears that was made up from a version of the record that is no longer the newest. */
export const stale = (): Refusal => new Refusal(409, 'Somebody changed this in the meantime.', { reason: 'stale' });
