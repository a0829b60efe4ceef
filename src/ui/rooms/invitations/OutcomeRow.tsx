import { useState } from 'react';
import { isPassedOnByHand } from '../../../domain/invitation/isPassedOnByHand.ts';
import type { Invitation } from '../../../domain/invitation/Invitation.ts';
import { invitationFields } from '../../../domain/invitation/invitationFields.ts';
import { Button } from '../../components/Button.tsx';
import { StatusBadge } from '../../components/StatusBadge.tsx';
import { useRefusalText } from '../../shared/record/useRefusalText.ts';
import { useAdminTexts } from '../../shared/useAdminTexts.ts';
import { PassOnDialog } from '../../shared/passOn/PassOnDialog.tsx';
import type { InvitedRow } from './InvitedRow.ts';
import styles from './InviteSeveral.module.css';
import { useInvitationTexts } from './useInvitationTexts.ts';

/** The outcome of one invitation in a batch, with link and code if it must be passed on by hand. */
export const OutcomeRow = ({ invited: { draft, outcome } }: { readonly invited: InvitedRow }) => {
  const { several: words, field: labels } = useInvitationTexts();
  const refusalText = useRefusalText(invitationFields, labels);
  if (outcome && 'invitation' in outcome) return <SentRow invitation={outcome.invitation} />;
  return (
    <li>
      <strong>{draft.name}</strong>
      <StatusBadge tone="warning">{words.notInvited}</StatusBadge>
      <span className={styles.note}>{outcome ? refusalText(outcome.errors) : words.unknown}</span>
    </li>
  );
};

const SentRow = ({ invitation }: { readonly invitation: Invitation }) => {
  const { several: words } = useInvitationTexts();
  const { passOn } = useAdminTexts().invitation;
  const [seen, setSeen] = useState<'now' | 'before'>();
  const waits = isPassedOnByHand(invitation) && seen === undefined;
  return (
    <li>
      <strong>{invitation.name}</strong>
      <StatusBadge tone={waits ? 'open' : 'good'}>{waits ? passOn.title : words.invitedOne}</StatusBadge>
      {isPassedOnByHand(invitation) && (
        <Button variant="secondary" aria-label={passOn.showOf(invitation.name)} onClick={() => setSeen('now')}>
          {passOn.show}
        </Button>
      )}
      {seen === 'now' && <PassOnDialog invitation={invitation} onClose={() => setSeen('before')} />}
    </li>
  );
};
