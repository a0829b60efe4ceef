import { choiceField } from '../record/choiceField.ts';
import { optional } from '../record/optional.ts';
import { textField } from '../record/textField.ts';
import { declineReasons } from './declineReasons.ts';

/** Why a fleet declines a load. */
export const declineFields = { reason: choiceField(declineReasons), text: optional(textField({ most: 200 })) } as const;
