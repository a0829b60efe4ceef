import { isPassedOnByHand } from '../../../domain/invitation/isPassedOnByHand.ts';
import type { Invitation } from '../../../domain/invitation/Invitation.ts';
import { instantText } from '../../components/instantText.ts';
import { useLocale } from '../../shared/useLocale.ts';
import styles from './InvitationDialog.module.css';
import { useInvitationTexts } from './useInvitationTexts.ts';

/** Sent, opened, accepted: the time of each, or "not yet". */
export const InvitationSteps = ({ invitation }: { readonly invitation: Invitation }) => {
  const { detail } = useInvitationTexts();
  const locale = useLocale();
  const steps = [
    { title: isPassedOnByHand(invitation) ? detail.made : detail.sent, at: invitation.lastSentAt },
    { title: detail.opened, at: invitation.openedAt },
    { title: detail.accepted, at: invitation.acceptedAt },
  ];
  return (
    <ol className={styles.steps} aria-label={detail.steps}>
      {steps.map(({ title, at }) => (
        <li key={title} data-done={at !== undefined || undefined}>
          <strong>{title}</strong>
          {at === undefined ? <span>{detail.notYet}</span> : <time dateTime={at}>{instantText(at, locale)}</time>}
        </li>
      ))}
    </ol>
  );
};
