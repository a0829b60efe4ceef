import { dateFormat } from '../../../../domain/calendar/dateFormat.ts';
import { zoneName } from '../../../components/zoneName.ts';
import { useLocale } from '../../../shared/useLocale.ts';
import styles from './BoardGrid.module.css';
import type { BoardProps } from './BoardProps.ts';
import { columnsOf } from './columnsOf.ts';
import { useBoardTexts } from './useBoardTexts.ts';

/** The days above the rows; of a single day its hours. */
export const BoardHead = ({ board }: Pick<BoardProps, 'board'>) => {
  const words = useBoardTexts();
  const locale = useLocale();
  const { days, today, zone, range } = board;
  const isDay = days.length === 1;
  const text = isDay
    ? dateFormat(locale, { timeZone: zone, hour: '2-digit', minute: '2-digit' })
    : dateFormat(locale, { timeZone: zone, weekday: 'short', day: 'numeric', month: 'short' });
  // Bars tell their times by the clock at each stop.
  const corner = isDay ? `${words.truck} · ${zoneName(zone, locale, range.from)}` : words.truck;
  return (
    <div className={styles.head}>
      <span className={styles.corner}>{corner}</span>
      <div className={styles.days}>
        {columnsOf(board).map(({ key, from, width }) => (
          <span
            key={key}
            className={styles.day}
            style={{ width: `${width * 100}%` }}
            aria-current={key === today ? 'date' : undefined}
          >
            {text.format(from)}
          </span>
        ))}
      </div>
    </div>
  );
};
