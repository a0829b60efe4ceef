import type { OwnSignIn } from '../../../../domain/account/OwnSignIn.ts';
import { Button } from '../../../components/Button.tsx';
import { instantText } from '../../../components/instantText.ts';
import { useLocale } from '../../../shared/useLocale.ts';
import styles from './SignInsCard.module.css';
import { useBrowserText } from './useBrowserText.ts';
import { useOwnAccountTexts } from './useOwnAccountTexts.ts';

interface SignInRowProps {
  readonly signIn: OwnSignIn;
  readonly busy: boolean;
  readonly onEnd: () => void;
}

/** A browser that is signed in. */
export const SignInRow = ({ signIn, busy, onEnd }: SignInRowProps) => {
  const { signIns: words } = useOwnAccountTexts();
  const locale = useLocale();
  const name = useBrowserText()(signIn.userAgent);
  const since = instantText(signIn.startedAt, locale);
  return (
    <li className={styles.row}>
      <span className={styles.which}>
        <strong>{name}</strong>
        <span>{words.since(since)}</span>
        {!signIn.isCurrent && <span>{words.lastUsed(instantText(signIn.lastUsedAt, locale))}</span>}
      </span>
      {signIn.isCurrent ? (
        <span className={styles.here}>{words.here}</span>
      ) : (
        <Button
          variant="quiet"
          aria-label={words.signOutOf(`${name}, ${words.since(since)}`)}
          busy={busy}
          onClick={onEnd}
        >
          {words.signOut}
        </Button>
      )}
    </li>
  );
};
