import { PageHeader } from '../../../components/PageHeader.tsx';
import styles from './OwnAccountRoom.module.css';
import { PasswordCard } from './PasswordCard.tsx';
import { SignInsCard } from './SignInsCard.tsx';
import { useOwnAccountTexts } from './useOwnAccountTexts.ts';
import { YouCard } from './YouCard.tsx';

/** A person's own account: who they are, the password, and where they are signed in. */
export const OwnAccountRoom = () => {
  const { title, lead } = useOwnAccountTexts();
  return (
    <>
      <PageHeader title={title} lead={lead} />
      <div className={styles.parts}>
        <div className={styles.column}>
          <YouCard />
          <PasswordCard />
        </div>
        <SignInsCard />
      </div>
    </>
  );
};
