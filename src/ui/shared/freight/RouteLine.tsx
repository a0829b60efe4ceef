import { numberFormat } from '../../../domain/number/numberFormat.ts';
import { useAdminTexts } from '../useAdminTexts.ts';
import { useLocale } from '../useLocale.ts';
import styles from './RouteLine.module.css';
import { townOf } from './townOf.ts';

interface RouteStop {
  readonly city?: string | undefined;
  readonly country?: string | undefined;
}

interface RouteLineProps {
  /** In order. */
  readonly stops: readonly RouteStop[];
}

/** First and last town of a load, and how many stops are between: "Leipzig, DE → Lyon, FR · 2 more stops". */
export const RouteLine = ({ stops }: RouteLineProps) => {
  const { freight } = useAdminTexts();
  const number = numberFormat(useLocale());
  const [first, last] = [townOf(stops[0]), townOf(stops.length > 1 ? stops.at(-1) : undefined)];
  const between = Math.max(0, stops.length - 2);
  return (
    <span className={styles.route}>
      <span className={styles.town}>{first ?? freight.noTown}</span>{' '}
      <span aria-hidden="true" className={styles.arrow}>
        →
      </span>
      <span className="visually-hidden">{freight.to}</span>{' '}
      <span className={styles.town}>{last ?? freight.noTown}</span>
      {between > 0 && (
        <>
          <span className={styles.dot}>{'\u00A0· '}</span>
          <span className={styles.more}>{freight.moreStops(number.format(between), between === 1)}</span>
        </>
      )}
    </span>
  );
};
