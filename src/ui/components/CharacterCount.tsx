import { charactersUsed } from '../../domain/record/charactersUsed.ts';
import { numberFormat } from '../../domain/number/numberFormat.ts';
import { useAdminTexts } from '../shared/useAdminTexts.ts';
import { useLocale } from '../shared/useLocale.ts';
import { useSettled } from '../shared/useSettled.ts';
import styles from './CharacterCount.module.css';

interface CharacterCountProps {
  readonly typed: string;
  readonly most: number;
}

/** In milliseconds; a count read aloud at every key would drown what is typed. */
const pause = 1_000;

/** How full a text is, once it nearly is. Screen readers are told after a pause in typing. */
export const CharacterCount = ({ typed, most }: CharacterCountProps) => {
  const { characters } = useAdminTexts();
  const number = numberFormat(useLocale());
  const found = charactersUsed(typed, most);
  const told = found && {
    shown: characters.shown(number.format(found.used), number.format(most)),
    spoken: found.isOver
      ? characters.over(number.format(found.used - most))
      : characters.spoken(number.format(found.used), number.format(most)),
  };
  const spoken = useSettled(told?.spoken, pause);
  return (
    <>
      {told && (
        <p className={styles.count} data-over={found.isOver || undefined} aria-hidden="true">
          {told.shown}
        </p>
      )}
      <span className="visually-hidden" aria-live="polite">
        {spoken}
      </span>
    </>
  );
};
