import { placeOn } from '../../../../domain/board/placeOn.ts';
import styles from './BoardGrid.module.css';
import type { BoardProps } from './BoardProps.ts';
import { columnsOf } from './columnsOf.ts';

/** Lines between the days, and one where it is now. */
export const BoardLines = ({ board }: Pick<BoardProps, 'board'>) => {
  const now = placeOn(board.range, { from: board.now, to: board.now + 1 });
  return (
    <div className={styles.lines} aria-hidden="true">
      {columnsOf(board).map(({ key, start }) => (
        <span key={key} className={styles.line} style={{ left: `${start * 100}%` }} />
      ))}
      {now && <span className={styles.now} style={{ left: `${now.start * 100}%` }} />}
    </div>
  );
};
