import { Refusal } from '../web/Refusal.ts';

/** What a dispatcher or viewer hears who decides about the company or its people. */
export const ownersOnly = (): Refusal =>
  new Refusal(409, 'Only an owner of this company can do that.', { reason: 'not_allowed' });
