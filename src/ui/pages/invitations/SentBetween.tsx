import { DateRangeField } from '../../components/dates/DateRangeField.tsx';
import { useAdminTexts } from '../../hooks/useAdminTexts.ts';
import styles from './SentBetween.module.css';

interface Range {
  /** A day or an instant of it in ISO 8601, or empty. */
  readonly from: string;
  readonly to: string;
}

interface SentBetweenProps extends Range {
  readonly onChange: (range: Range) => void;
}

/** The days between which an invitation was last sent, both within, where the person is. */
export const SentBetween = (range: SentBetweenProps) => {
  const { list } = useAdminTexts().invitations;
  return (
    <div className={styles.range}>
      <DateRangeField {...range} label={list.sentBetween} name="sent-between" />
    </div>
  );
};
