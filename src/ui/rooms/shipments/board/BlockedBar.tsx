import type { Place } from '../../../../domain/board/placeOn.ts';
import type { Reason } from '../../../../domain/verdict/Reason.ts';
import styles from './BoardGrid.module.css';
import { useBlockText } from './useBlockText.ts';

interface BlockedBarProps {
  readonly place: Place;
  readonly reasons: readonly Reason[];
}

/** Time in which a truck cannot drive, with the reasons. */
export const BlockedBar = ({ place, reasons }: BlockedBarProps) => {
  const text = useBlockText();
  const words = reasons.map(text).join(' · ');
  return (
    <li
      className={styles.blocked}
      style={{ left: `${place.start * 100}%`, width: `${place.width * 100}%` }}
      title={words}
    >
      <span>{words}</span>
    </li>
  );
};
