import { Refusal } from '../web/Refusal.ts';

/** The refusal for dispatchers and viewers who try to manage the company or its members. */
export const ownersOnly = (): Refusal =>
  new Refusal(409, 'Only an owner of this company can do that.', { reason: 'not_allowed', event: 'role_refused' });
