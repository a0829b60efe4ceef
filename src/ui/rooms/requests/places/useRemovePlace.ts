import { PlaceWrites } from '../../../../application/places/placeWrites.ts';
import type { Place } from '../../../../domain/place/Place.ts';
import { useInjection } from '../../../shared/injection/useInjection.ts';
import { useTell } from '../../../shared/useTell.ts';
import { useWriteTask } from '../../../shared/useWriteTask.ts';
import { useRequestTexts } from '../useRequestTexts.ts';

/** Deletes a place after asking. */
export const useRemovePlace = () => {
  const { places: words } = useRequestTexts();
  const { remove } = useInjection(PlaceWrites);
  const tell = useTell();
  const task = useWriteTask<Place>(async (place) => {
    const question = {
      title: words.removeTitle(place.name),
      text: words.removeText,
      yes: words.removeYes,
      no: words.cancel,
      isDangerous: true,
    };
    if (await remove(place, question)) tell(words.removed(place.name));
  });
  return (place: Place): void => void task.run(place);
};
