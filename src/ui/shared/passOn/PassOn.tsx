import { isStaleFailure } from '../../../domain/failure/isStaleFailure.ts';
import { isPassedOnByHand } from '../../../domain/invitation/isPassedOnByHand.ts';
import type { Invitation } from '../../../domain/invitation/Invitation.ts';
import { ReadFailure } from '../../components/ReadFailure.tsx';
import { Skeleton } from '../../components/Skeleton.tsx';
import { useInvitationCode } from './useInvitationCode.ts';
import styles from './PassOn.module.css';
import { PassOnByHand } from './PassOnByHand.tsx';
import { PassOnLink } from './PassOnLink.tsx';
import { PassOnWords } from './PassOnWords.tsx';

/**
 * Ways to pass an invitation on: link, code and message if no mail is sent, otherwise link and message. The code stays
 * on screen until the service says it is no longer valid.
 */
export const PassOn = ({ invitation }: { readonly invitation: Invitation }) => {
  const code = useInvitationCode(invitation);
  if (!isPassedOnByHand(invitation)) {
    return (
      <section className={styles.parts}>
        <PassOnLink invitation={invitation} />
        <PassOnWords invitation={invitation} />
      </section>
    );
  }
  if (code.isLoadingError || isStaleFailure(code.error)) {
    return <ReadFailure failure={code.error} onRetry={() => void code.refetch()} />;
  }
  return code.data === undefined ? (
    <Skeleton height="18rem" />
  ) : (
    <PassOnByHand invitation={invitation} code={code.data} />
  );
};
