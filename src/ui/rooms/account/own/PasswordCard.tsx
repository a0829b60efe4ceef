import { Button } from '../../../components/Button.tsx';
import { Card } from '../../../components/Card.tsx';
import { PasswordField } from '../../../components/PasswordField.tsx';
import { useSession } from '../../../shared/useSession.ts';
import { useWorkplace } from '../../../shared/workplace/useWorkplace.ts';
import { NewPasswordField } from '../NewPasswordField.tsx';
import styles from './PasswordCard.module.css';
import { useOwnAccountTexts } from './useOwnAccountTexts.ts';
import { usePasswordChange } from './usePasswordChange.ts';

/** Changes the password. */
export const PasswordCard = () => {
  const { password: words } = useOwnAccountTexts();
  const { user } = useSession();
  const { membership } = useWorkplace();
  const names = [membership.name, ...(user?.name === undefined ? [] : [user.name])];
  const { email, field, form, pending } = usePasswordChange(names);
  return (
    <Card title={words.title}>
      <form className={styles.form} noValidate {...form}>
        <p>{words.lead}</p>
        {/* Tells password managers whose password it is. */}
        <input type="hidden" name="username" autoComplete="username" value={email} />
        <PasswordField {...field('currentPassword')} label={words.current} autoComplete="current-password" />
        <NewPasswordField {...field('password')} label={words.next} email={email} names={names} />
        <Button type="submit" busy={pending}>
          {words.submit}
        </Button>
      </form>
    </Card>
  );
};
