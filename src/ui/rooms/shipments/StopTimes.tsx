import { durationText } from '../../shared/freight/durationText.ts';
import { useLocale } from '../../shared/useLocale.ts';
import styles from './StopsCard.module.css';
import { useShipmentTexts } from './useShipmentTexts.ts';
import type { Visit } from './useVisits.ts';

interface StopTimesProps {
  readonly visit: Visit;
  /** The window in words. */
  readonly planned: string;
}

const minute = 60_000;

/** Planned beside actual and expected, with how far off it is. */
export const StopTimes = ({ visit, planned }: StopTimesProps) => {
  const { stops: words } = useShipmentTexts();
  const locale = useLocale();
  const { arrivedAt, departedAt, expectedAt, lateMs, time, waiting } = visit;
  const late = lateMs >= minute && <span data-late="">{words.late(durationText(lateMs / minute, locale))}</span>;
  return (
    <dl className={styles.times}>
      <dt>{words.planned}</dt>
      <dd>{planned}</dd>
      {arrivedAt !== null && (
        <>
          <dt>{words.arrived}</dt>
          <dd>
            {time(arrivedAt)} {late}
          </dd>
        </>
      )}
      {arrivedAt === null && expectedAt !== null && (
        <>
          <dt>{words.expected}</dt>
          <dd>
            ≈ {time(expectedAt)} {late} <small>{visit.basis}</small>
          </dd>
        </>
      )}
      {departedAt !== null && (
        <>
          <dt>{visit.isLast ? words.delivered : words.departed}</dt>
          <dd>{time(departedAt)}</dd>
        </>
      )}
      {waiting !== undefined && (
        <>
          <dt>{words.waited}</dt>
          <dd>{waiting}</dd>
        </>
      )}
    </dl>
  );
};
