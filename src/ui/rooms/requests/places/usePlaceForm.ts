import { PlaceWrites } from '../../../../application/places/placeWrites.ts';
import type { Place } from '../../../../domain/place/Place.ts';
import { parsePlace } from '../../../../domain/place/parsePlace.ts';
import { placeDraft } from '../../../../domain/place/placeDraft.ts';
import { placeFields } from '../../../../domain/place/placeFields.ts';
import { problemsOf } from '../../../../domain/record/problemsOf.ts';
import { useInjection } from '../../../shared/injection/useInjection.ts';
import { useRecordForm } from '../../../shared/record/useRecordForm.ts';
import { useTell } from '../../../shared/useTell.ts';
import { useRequestTexts } from '../useRequestTexts.ts';

/** The form of a place; a new one without `place`. */
export const usePlaceForm = (place: Place | undefined, onDone: () => void) => {
  const { places: words } = useRequestTexts();
  const { save } = useInjection(PlaceWrites);
  const tell = useTell();
  return useRecordForm({
    form: 'place',
    fields: placeFields,
    record: place,
    draftOf: placeDraft,
    writes: { check: (draft) => problemsOf(parsePlace(draft)), save },
    labels: words.field,
    onSaved: ({ name }) => {
      tell(words.saved(name));
      onDone();
    },
  });
};
