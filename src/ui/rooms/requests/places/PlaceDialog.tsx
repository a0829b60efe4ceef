import { useState } from 'react';
import type { FoundPlace } from '../../../../domain/place/FoundPlace.ts';
import type { Place } from '../../../../domain/place/Place.ts';
import { inTown, isInTown } from '../../../../domain/place/placeDraft.ts';
import { placeFields } from '../../../../domain/place/placeFields.ts';
import { Button } from '../../../components/Button.tsx';
import { Dialog } from '../../../components/Dialog.tsx';
import { DialogActions } from '../../../components/DialogActions.tsx';
import { RestoredNote } from '../../../components/RestoredNote.tsx';
import { PlaceField } from '../../../shared/places/PlaceField.tsx';
import { RecordFields } from '../../../shared/record/RecordFields.tsx';
import styles from '../CancelDialog.module.css';
import { useRequestTexts } from '../useRequestTexts.ts';
import { usePlaceForm } from './usePlaceForm.ts';

interface PlaceDialogProps {
  /** Undefined for a new one. */
  readonly place: Place | undefined;
  readonly onClose: () => void;
}

/** What comes with the town. */
const fromTown = { country: true, lat: true, lng: true, accuracy: true } as const;

/** Adds a place to the book, or changes one. */
export const PlaceDialog = ({ place, onClose }: PlaceDialogProps) => {
  const { places: words } = useRequestTexts();
  const { draft, field, problemOf, form, pending, leave, restored, replace } = usePlaceForm(place, onClose);
  const [chosen, setChosen] = useState<FoundPlace>();
  const townProblem = problemOf('city') ?? problemOf('country') ?? problemOf('lat');
  return (
    <Dialog title={place ? words.editTitle(place.name) : words.newTitle} onClose={() => leave(onClose)}>
      <form className={styles.form} noValidate {...form}>
        {restored && <RestoredNote {...restored} />}
        <RecordFields
          fields={placeFields}
          field={field}
          labels={words.field}
          words={{}}
          without={fromTown}
          instead={{
            city: (
              <PlaceField
                key="city"
                name="city"
                label={words.field.city}
                hint={words.townHint}
                problem={townProblem}
                city={draft.city || undefined}
                country={draft.country || undefined}
                region={chosen && isInTown(draft, chosen) ? chosen.region : undefined}
                onChoose={(town) => {
                  setChosen(town);
                  replace((before) => inTown(before, town));
                }}
                onClear={() => replace((before) => inTown(before, undefined))}
              />
            ),
          }}
        />
        <DialogActions>
          <Button variant="secondary" onClick={() => leave(onClose)}>
            {words.cancel}
          </Button>
          <Button type="submit" busy={pending}>
            {words.save}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
};
