import type { Place } from '../../../../domain/place/Place.ts';
import { Button } from '../../../components/Button.tsx';
import { Heading } from '../../../components/Heading.tsx';
import { PhoneNumber } from '../../../components/PhoneNumber.tsx';
import { usePlaceText } from '../../../shared/places/usePlaceText.ts';
import styles from '../CardRows.module.css';
import { useRequestTexts } from '../useRequestTexts.ts';

interface PlaceRowProps {
  readonly place: Place;
  /** Undefined for viewers. */
  readonly onEdit?: () => void;
  readonly onRemove?: () => void;
}

/** A place of the book with its address, contact and note. */
export const PlaceRow = ({ place, onEdit, onRemove }: PlaceRowProps) => {
  const { places: words } = useRequestTexts();
  const { addressText } = usePlaceText();
  const { name, contact, note } = place;
  return (
    <li className={styles.row}>
      <div className={styles.about}>
        <Heading below={1}>{name}</Heading>
        <p>{addressText(place)}</p>
        {contact && (
          <p className={styles.muted}>
            {contact.name} · <PhoneNumber phone={contact.phone} />
          </p>
        )}
        {note !== undefined && <p className={styles.muted}>{note}</p>}
      </div>
      {onEdit && (
        <div className={styles.ways}>
          <Button variant="secondary" aria-label={words.editOf(name)} onClick={onEdit}>
            {words.edit}
          </Button>
          <Button variant="danger" aria-label={words.removeOf(name)} onClick={onRemove}>
            {words.remove}
          </Button>
        </div>
      )}
    </li>
  );
};
