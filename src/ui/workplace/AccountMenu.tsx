import { useState } from 'react';
import { roomPath } from '../../domain/access/roomPath.ts';
import { initialsOf } from '../../domain/account/initialsOf.ts';
import { Button } from '../components/Button.tsx';
import { ButtonRoute } from '../components/ButtonRoute.tsx';
import { useSession } from '../shared/useSession.ts';
import { useSignOut } from './useSignOut.ts';
import { useAdminTexts } from '../shared/useAdminTexts.ts';
import { useLeave } from '../shared/leaving/useLeave.ts';
import styles from './AccountMenu.module.css';
import { PopoverMenu } from './PopoverMenu.tsx';
import { useShowTool } from './tools/useShowTool.ts';
import { RegionSelect } from './RegionSelect.tsx';
import { useWorkplace } from '../shared/workplace/useWorkplace.ts';

/** The signed-in user, their role, how they read dates, and sign-out. */
export const AccountMenu = () => {
  const { account, shell, workplace } = useAdminTexts();
  const { user } = useSession();
  const { membership } = useWorkplace();
  const signOut = useSignOut();
  const leave = useLeave();
  const showTool = useShowTool();
  const [isOpened, setOpened] = useState(false);
  const name = user?.name ?? user?.email ?? account.you;
  return (
    <PopoverMenu
      label={account.menu(name)}
      align="end"
      round
      onOpen={() => setOpened(true)}
      trigger={<span className={styles.initials}>{initialsOf(name)}</span>}
    >
      <div className={styles.account}>
        <p className={styles.name}>{name}</p>
        {user?.email && <p className={styles.detail}>{user.email}</p>}
        <p className={styles.detail}>{workplace.role[membership.role]}</p>
        <ButtonRoute variant="secondary" wide to={roomPath('account')}>
          {shell.room.account}
        </ButtonRoute>
        <Button variant="secondary" wide onClick={() => showTool('keys')}>
          {account.keys}
        </Button>
        {isOpened && <RegionSelect />}
        <Button variant="secondary" wide busy={signOut.pending} onClick={() => leave(() => void signOut.run())}>
          {account.signOut}
        </Button>
      </div>
    </PopoverMenu>
  );
};
