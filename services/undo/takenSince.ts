import { Refusal } from '../web/Refusal.ts';

/** The refusal to undo a change because another record took what it gave up, such as a plate. */
export const takenSince = (): Refusal =>
  new Refusal(409, 'Another record has taken its place since.', { reason: 'taken_since' });
