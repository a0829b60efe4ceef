import { Link } from 'react-router-dom';
import { numberFormat } from '../../../domain/number/numberFormat.ts';
import { Skeleton } from '../../components/Skeleton.tsx';
import type { Tone } from '../../components/StatusBadge.tsx';
import { useLocale } from '../../shared/useLocale.ts';
import styles from './StatusShares.module.css';

interface StatusSharesProps<Status extends string> {
  /** Path of the list it counts. */
  readonly to: string;
  readonly title: string;
  readonly statuses: readonly Status[];
  /** Undefined while loading. */
  readonly figure:
    | { readonly total: number; readonly shares: readonly { readonly status: Status; readonly count: number }[] }
    | undefined;
  readonly words: Readonly<Record<Status, string>>;
  readonly tones: Readonly<Record<Status, Tone>>;
}

/** A total with a bar of its statuses; each figure links to its list. */
export const StatusShares = <Status extends string>(props: StatusSharesProps<Status>) => {
  const { to, title, statuses, figure, words, tones } = props;
  const number = numberFormat(useLocale());
  return (
    <div className={styles.shares}>
      <Link className={styles.total} to={to}>
        <strong>{figure ? number.format(figure.total) : <Skeleton width="2.5rem" />}</strong> {title}
      </Link>
      <div className={styles.bar} aria-hidden="true">
        {figure?.shares
          .filter(({ count }) => count > 0)
          .map(({ status, count }) => (
            <span key={status} data-tone={tones[status]} style={{ flexGrow: count }} />
          ))}
      </div>
      <ul className={styles.legend}>
        {figure?.shares.map(({ status, count }) => (
          <li key={status}>
            <Link to={`${to}?status=${status}`} data-none={count === 0 || undefined}>
              <span className={styles.mark} data-tone={tones[status]} />
              <span>{words[status]}</span> <strong>{number.format(count)}</strong>
            </Link>
          </li>
        ))}
        {!figure &&
          statuses.map((status) => (
            <li key={status} className={styles.awaited}>
              <Skeleton width="55%" />
            </li>
          ))}
      </ul>
    </div>
  );
};
