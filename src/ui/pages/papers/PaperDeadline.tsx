import { daysUntil } from '../../../domain/compliance/daysUntil.ts';
import type { Paper } from '../../../domain/paper/Paper.ts';
import { useAdminTexts } from '../../hooks/useAdminTexts.ts';
import { useLocale } from '../../hooks/useLocale.ts';
import { useToday } from '../../hooks/useToday.ts';
import styles from './PapersRoom.module.css';

/** The last day of a paper, and how far off that is. */
export const PaperDeadline = ({ paper: { expiresOn } }: { readonly paper: Paper }) => {
  const { papers } = useAdminTexts();
  const locale = useLocale();
  const today = useToday();
  if (expiresOn === undefined) return '–';
  const days = daysUntil(expiresOn, today);
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(expiresOn));
  return (
    <span className={styles.deadline}>
      <time dateTime={expiresOn}>{day}</time>{' '}
      <span>{days < 0 ? papers.expiredAgo(-days) : papers.expiresIn(days)}</span>
    </span>
  );
};
