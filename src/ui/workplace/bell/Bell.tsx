import { createElement, useState } from 'react';
import { numberFormat } from '../../../domain/number/numberFormat.ts';
import { ErrorBoundary } from '../../app/ErrorBoundary.tsx';
import { RoomIcon } from '../../components/RoomIcon.tsx';
import { Skeleton } from '../../components/Skeleton.tsx';
import type { LazyPart } from '../../shared/loading/lazyPart.ts';
import { useAdminTexts } from '../../shared/useAdminTexts.ts';
import { useLocale } from '../../shared/useLocale.ts';
import { PopoverMenu } from '../PopoverMenu.tsx';
import styles from './Bell.module.css';
import { useUnread } from './useUnread.ts';

/** More are shown as "99+". */
const mostShown = 99;

/** How many notifications are unread; opens a panel with the latest, which is loaded then. */
export const Bell = ({ panel }: { readonly panel: LazyPart }) => {
  const { shell } = useAdminTexts();
  const number = numberFormat(useLocale());
  const unread = useUnread();
  const [isOpened, setOpened] = useState(false);
  return (
    <PopoverMenu
      label={shell.bell(unread === 0 ? undefined : number.format(unread))}
      align="end"
      round
      wide
      onOpen={() => setOpened(true)}
      trigger={
        <span className={styles.bell}>
          <RoomIcon room="notifications" />
          {unread > 0 && (
            <span className={styles.count}>{unread > mostShown ? `${mostShown}+` : number.format(unread)}</span>
          )}
        </span>
      }
    >
      {isOpened && (
        <ErrorBoundary>{createElement(panel.Part, { meanwhile: <Skeleton height="12rem" /> })}</ErrorBoundary>
      )}
    </PopoverMenu>
  );
};
