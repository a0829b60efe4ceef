import { parseDay } from '../../../domain/calendar/parseDay.ts';
import { pickupDay, withPickupOn } from '../../../domain/request/requestDraft.ts';
import { FieldGroup } from '../../components/FieldGroup.tsx';
import { DateField } from '../../components/dates/DateField.tsx';
import { useArrivalFocus } from './useArrivalFocus.ts';
import type { RequestFormState } from './useRequestForm.ts';
import { useRequestTexts } from './useRequestTexts.ts';

/** The day of the first pickup of a copy; all other dates move along. */
export const PickupMove = ({ form }: { readonly form: RequestFormState }) => {
  const { form: texts } = useRequestTexts();
  const group = useArrivalFocus();
  return (
    <FieldGroup ref={group} legend={texts.pickupOn} text={texts.pickupOnText}>
      <DateField
        name="pickup-on"
        label={texts.day}
        value={pickupDay(form.draft)}
        onChange={(typed) => {
          const day = parseDay(typed);
          if (day !== undefined) form.replace((draft) => withPickupOn(draft, day));
        }}
      />
    </FieldGroup>
  );
};
