import type { FoundPlace } from '../../../domain/place/FoundPlace.ts';
import { useAdminTexts } from '../useAdminTexts.ts';
import styles from './PlaceOption.module.css';
import { usePlaceText } from './usePlaceText.ts';

/** A place in a list to choose from. */
export const PlaceOption = ({ place }: { readonly place: FoundPlace }) => {
  const { own } = useAdminTexts().places;
  const { aroundText, addressText } = usePlaceText();
  const isOwn = place.id !== undefined;
  return (
    <span className={styles.place}>
      <span className={styles.name}>{place.name}</span>{' '}
      <span className={styles.around}>{isOwn ? addressText(place) : aroundText(place)}</span>
      {isOwn && <span className={styles.own}>{own}</span>}
    </span>
  );
};
