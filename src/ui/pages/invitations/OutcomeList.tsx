import { rewriteErrorText } from '../../../domain/failure/rewriteErrorText.ts';
import { StatusBadge } from '../../components/StatusBadge.tsx';
import { useAdminTexts } from '../../hooks/useAdminTexts.ts';
import { useLocale } from '../../hooks/useLocale.ts';
import type { InvitedRow } from './InvitedRow.ts';
import styles from './InviteSeveral.module.css';

interface OutcomeListProps {
  readonly invited: readonly InvitedRow[];
  /** Whether something is left to be corrected. */
  readonly isRestKept: boolean;
}

const isSent = ({ outcome }: InvitedRow): boolean => outcome !== undefined && 'invitation' in outcome;

/** What became of each invitation that was sent together with others. */
export const OutcomeList = ({ invited, isRestKept }: OutcomeListProps) => {
  const { several: words, field: labels } = useAdminTexts().invitations;
  const number = new Intl.NumberFormat(useLocale());
  const sent = invited.filter(isSent).length;
  const names: Readonly<Record<string, string>> = labels;

  const reasonOf = ({ outcome }: InvitedRow): string => {
    if (!outcome) return words.unknown;
    if ('invitation' in outcome) return '';
    return outcome.errors
      .map(({ field, message }) => `${names[field] ?? field} ${rewriteErrorText(message)}`.trim())
      .join(', ');
  };
  return (
    <section className={styles.outcomes}>
      <h2>{words.outcomes}</h2>
      <p role="status">
        {words.outcome(number.format(sent), number.format(invited.length - sent))} {isRestKept && words.restKept}
      </p>
      <ul>
        {invited.map((row) => (
          <li key={`${row.draft.phone} ${row.draft.email}`}>
            <strong>{row.draft.name}</strong>
            <StatusBadge tone={isSent(row) ? 'good' : 'bad'}>{isSent(row) ? words.sentOne : words.notSent}</StatusBadge>
            <span className={styles.note}>{reasonOf(row)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
};
