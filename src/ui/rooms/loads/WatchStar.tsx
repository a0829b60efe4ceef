import type { Load } from '../../../domain/load/Load.ts';
import { LineIcon } from '../../components/LineIcon.tsx';
import { useRouteText } from '../../shared/freight/useRouteText.ts';
import { useKey } from '../../shared/keys/useKey.ts';
import { focusedRow } from '../../shared/lists/focusedRow.ts';
import { useLoadTexts } from './useLoadTexts.ts';
import { useWatchLoad } from './useWatchLoad.ts';
import styles from './WatchStar.module.css';

interface WatchStarProps {
  readonly load: Load;
  /** Others may only look. */
  readonly mayWatch: boolean;
}

const star = 'm12 3.5 2.6 5.4 5.9.8-4.3 4.1 1 5.9-5.2-2.8-5.2 2.8 1-5.9-4.3-4.1 5.9-.8z';

/** Says in a row whether the fleet watches the load, and changes it by a press or, while the row has the focus, by its key. */
export const WatchStar = ({ load, mayWatch }: WatchStarProps) => {
  const { watch: words } = useLoadTexts();
  const of = words.of(useRouteText()(load.stops));
  const { watched, pending, turn } = useWatchLoad(load);
  useKey(
    'watchRow',
    mayWatch
      ? () => {
          const isHere = focusedRow()?.dataset['record'] === load.id;
          if (isHere) turn();
          return isHere;
        }
      : undefined,
  );
  if (mayWatch) {
    return (
      <button
        type="button"
        className={styles.star}
        aria-pressed={watched}
        aria-disabled={pending || undefined}
        aria-label={of}
        title={watched ? words.watched : words.label}
        onClick={turn}
      >
        <LineIcon path={star} size={18} />
      </button>
    );
  }
  return (
    load.watched && (
      <span className={styles.mark} role="img" aria-label={words.watched} title={words.watched}>
        <LineIcon path={star} size={18} />
      </span>
    )
  );
};
