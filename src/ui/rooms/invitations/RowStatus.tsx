import type { InvitationRow } from '../../../domain/invitation/InvitationRow.ts';
import { scalarsOf } from '../../../domain/record/scalarsOf.ts';
import { invitationFields } from '../../../domain/invitation/invitationFields.ts';
import { StatusBadge } from '../../components/StatusBadge.tsx';
import { useProblemText } from '../../shared/record/useProblemText.ts';
import { useRefusalText } from '../../shared/record/useRefusalText.ts';
import styles from './InviteSeveral.module.css';
import { useInvitationTexts } from './useInvitationTexts.ts';

/** Whether a row is ready; otherwise its problems, or why it was refused. */
export const RowStatus = ({ row: { read, refusal } }: { readonly row: InvitationRow }) => {
  const { several, field: labels } = useInvitationTexts();
  const problemText = useProblemText(invitationFields, labels);
  const refusalText = useRefusalText(invitationFields, labels);
  if (read.ok && refusal) return <span className={styles.problem}>{several.refused(refusalText(refusal))}</span>;
  if (read.ok) return <StatusBadge tone="good">{several.ready}</StatusBadge>;
  return (
    <span>
      {scalarsOf(invitationFields).map(({ path }) => {
        const problem = read.problems[path];
        return (
          problem && (
            <span key={path} className={styles.problem}>
              {labels[path]}: {problemText(problem, path)}
            </span>
          )
        );
      })}
    </span>
  );
};
