import type { Paper } from '../../../domain/paper/Paper.ts';
import { timeText } from '../../components/documents/timeText.ts';
import { dayText } from '../../components/documents/dayText.ts';
import { useLocale } from '../../hooks/useLocale.ts';
import { useToday } from '../../hooks/useToday.ts';
import styles from './PapersRoom.module.css';

/** The last day of a paper, and how far off that is. */
export const PaperDeadline = ({ paper: { expiresOn } }: { readonly paper: Paper }) => {
  const locale = useLocale();
  const today = useToday();
  if (expiresOn === undefined) return '–';
  return (
    <span className={styles.deadline}>
      <time dateTime={expiresOn}>{dayText(expiresOn, locale)}</time> <span>{timeText(expiresOn, today, locale)}</span>
    </span>
  );
};
