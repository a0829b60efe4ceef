import type { Load } from '../../../domain/load/Load.ts';
import { LineIcon } from '../../components/LineIcon.tsx';
import { useRouteText } from '../../shared/freight/useRouteText.ts';
import { useLoadTexts } from './useLoadTexts.ts';
import styles from './WatchStar.module.css';

interface WatchStarProps {
  readonly load: Load;
  /** Watches the load, or ends that; undefined for those who may only look. */
  readonly onWatch: ((load: Load) => void) | undefined;
}

const star = 'm12 3.5 2.6 5.4 5.9.8-4.3 4.1 1 5.9-5.2-2.8-5.2 2.8 1-5.9-4.3-4.1 5.9-.8z';

/** Says in a row whether the fleet watches the load, and changes it. */
export const WatchStar = ({ load, onWatch }: WatchStarProps) => {
  const { watch: words } = useLoadTexts();
  const of = words.of(useRouteText()(load.stops));
  if (onWatch) {
    return (
      <button
        type="button"
        className={styles.star}
        aria-pressed={load.watched}
        aria-label={of}
        title={load.watched ? words.watched : words.label}
        onClick={() => onWatch(load)}
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
