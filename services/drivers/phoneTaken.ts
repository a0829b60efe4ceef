import { Refusal } from '../web/Refusal.ts';
import { refusedField } from '../web/problems/refusedField.ts';

/** The refusal for another driver's phone number: it must be unique in a company. */
export const phoneTaken = (): Refusal =>
  new Refusal(409, 'There is a driver with this phone number already.', {
    errors: [refusedField('phone', 'phoneTaken')],
  });
