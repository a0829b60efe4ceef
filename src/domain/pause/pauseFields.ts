import { choiceField } from '../record/choiceField.ts';
import { dayField } from '../record/dayField.ts';
import { inSection } from '../record/inSection.ts';
import { optional } from '../record/optional.ts';
import { textField } from '../record/textField.ts';

/** Why a vehicle or driver is off the road, and when they are expected back. */
export const pauseFields = <const Reason extends string>(reasons: readonly Reason[]) =>
  inSection('pause', {
    reason: optional(choiceField(reasons)),
    note: optional(textField({ most: 200 })),
    backOn: optional(dayField()),
  });
