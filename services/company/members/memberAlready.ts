import { Refusal } from '../../web/Refusal.ts';

/** Somebody who is a member already is not invited. */
export const memberAlready = (): Refusal =>
  new Refusal(409, 'This person is already in the company.', { reason: 'member_already' });
