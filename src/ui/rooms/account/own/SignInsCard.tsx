import { Button } from '../../../components/Button.tsx';
import { Card } from '../../../components/Card.tsx';
import { ReadFailure } from '../../../components/ReadFailure.tsx';
import { Skeleton } from '../../../components/Skeleton.tsx';
import { ConfirmPasswordDialog } from './ConfirmPasswordDialog.tsx';
import { SignInRow } from './SignInRow.tsx';
import styles from './SignInsCard.module.css';
import { useOwnAccountTexts } from './useOwnAccountTexts.ts';
import { useSignIns } from './useSignIns.ts';

/** Where the person is signed in. Others can be ended one by one or all at once. */
export const SignInsCard = () => {
  const { signIns: words } = useOwnAccountTexts();
  const { found, end, isBusy, asked, close } = useSignIns();
  const signIns = found.data;
  const isElsewhere = signIns?.some(({ isCurrent }) => !isCurrent) === true;
  return (
    <Card
      title={words.title}
      aside={
        isElsewhere && (
          <Button variant="secondary" busy={isBusy('others')} onClick={() => end('others')}>
            {words.signOutOthers}
          </Button>
        )
      }
    >
      {found.isPending && <Skeleton height="9rem" />}
      {found.isLoadingError && <ReadFailure failure={found.error} onRetry={() => void found.refetch()} />}
      {signIns && (
        <>
          <p className={styles.lead}>{isElsewhere ? words.lead : words.onlyHere}</p>
          <ul className={styles.list}>
            {signIns.map((signIn) => (
              <SignInRow
                key={signIn.id}
                signIn={signIn}
                busy={isBusy({ id: signIn.id })}
                onEnd={() => end({ id: signIn.id })}
              />
            ))}
          </ul>
        </>
      )}
      {asked !== undefined && <ConfirmPasswordDialog onConfirmed={() => end(asked)} onClose={close} />}
    </Card>
  );
};
