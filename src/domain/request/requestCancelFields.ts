import { optional } from '../record/optional.ts';
import { textField } from '../record/textField.ts';

/** Why a shipper cancels a request, in its own words. */
export const requestCancelFields = { reason: optional(textField({ most: 200 })) } as const;
