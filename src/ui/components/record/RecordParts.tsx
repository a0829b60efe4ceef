import { type ReactNode, useContext } from 'react';
import { HeadRoom } from './HeadRoom.ts';
import styles from './Record.module.css';

interface RecordPartsProps {
  /** Card that needs action, so it comes first; beside the rest if there is room. */
  readonly first?: ReactNode;
  readonly main: ReactNode;
  readonly side: ReactNode;
  /** Long and seldom read: below everything else on narrow screens, below the main part on others. */
  readonly last?: ReactNode;
}

/** The cards of a record page in two columns, or one on narrow screens. */
export const RecordParts = ({ first, main, side, last }: RecordPartsProps) => {
  const room = useContext(HeadRoom);
  return (
    <div className={styles.frame}>
      <div className={styles.parts}>
        {first && (
          <div className={styles.part} data-part="first" data-head-of={room}>
            {first}
          </div>
        )}
        <div className={styles.part} data-part="main">
          {main}
        </div>
        <div className={styles.part} data-part="side">
          {side}
        </div>
        {last && (
          <div className={styles.part} data-part="last">
            {last}
          </div>
        )}
      </div>
    </div>
  );
};
