import type { InvitationDraft } from '../../../domain/invitation/InvitationDraft.ts';
import type { InvitationRow } from '../../../domain/invitation/InvitationRow.ts';
import { StatusBadge } from '../../components/StatusBadge.tsx';
import { useAdminTexts } from '../../shared/useAdminTexts.ts';
import { useTexts } from '../../shared/useTexts.ts';
import styles from './InviteSeveral.module.css';
import { useRefusalText } from './useRefusalText.ts';

const fields: readonly (keyof InvitationDraft)[] = ['name', 'phone', 'email', 'message'];

/** Whether a row may be sent; what is wrong with it, field by field, or else why it was refused. */
export const RowStanding = ({ row: { problems, refusal } }: { readonly row: InvitationRow }) => {
  const { several, field: labels, problems: own } = useAdminTexts().invitations;
  const refusalText = useRefusalText();
  const words = { ...useTexts().problems, ...own };
  const wrong = fields.flatMap((field) => {
    const problem = problems[field];
    return problem ? [{ field, text: words[problem] }] : [];
  });
  if (wrong.length === 0 && refusal) {
    return <span className={styles.problem}>{several.refused(refusalText(refusal))}</span>;
  }
  if (wrong.length === 0) return <StatusBadge tone="good">{several.ready}</StatusBadge>;
  return (
    <span>
      {wrong.map(({ field, text }) => (
        <span key={field} className={styles.problem}>
          {labels[field]}: {text}
        </span>
      ))}
    </span>
  );
};
