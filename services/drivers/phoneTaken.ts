import { Refusal } from '../web/Refusal.ts';

/** A phone number finds one driver of a company. */
export const phoneTaken = (): Refusal =>
  new Refusal(409, 'There is a driver with this phone number already.', {
    errors: [{ field: 'phone', message: 'belongs to another driver already' }],
  });
