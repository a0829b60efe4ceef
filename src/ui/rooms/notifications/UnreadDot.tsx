import styles from './UnreadDot.module.css';
import { useNotificationTexts } from './useNotificationTexts.ts';

/** Marks what is unread, for eyes and for screen readers. */
export const UnreadDot = () => (
  <span className={styles.dot}>
    <span className="visually-hidden">{useNotificationTexts().unread}: </span>
  </span>
);
