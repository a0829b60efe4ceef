import { daysUntil } from '../../../domain/calendar/daysUntil.ts';
import { useAdminTexts } from '../../shared/useAdminTexts.ts';
import { timeText } from './timeText.ts';
import { dayText } from './dayText.ts';
import styles from './ExpiryNote.module.css';

interface ExpiryNoteProps {
  /** `YYYY-MM-DD`; undefined if it never expires. */
  readonly expiresOn: string | undefined;
  /** `YYYY-MM-DD` in the user's time zone. */
  readonly today: string;
  readonly locale: string;
}

/** When a paper expires, and how far off that is. */
export const ExpiryNote = ({ expiresOn, today, locale }: ExpiryNoteProps) => {
  const { documents } = useAdminTexts();
  if (expiresOn === undefined) return <span className={styles.note}>{documents.noExpiry}</span>;
  const words = daysUntil(expiresOn, today) < 0 ? documents.expired : documents.expires;
  return (
    <time dateTime={expiresOn} className={styles.note}>
      {words(dayText(expiresOn, locale))} · {timeText(expiresOn, today, locale)}
    </time>
  );
};
