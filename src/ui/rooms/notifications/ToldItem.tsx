import { Link } from 'react-router-dom';
import type { Notification } from '../../../domain/notification/Notification.ts';
import { notificationPath } from '../../../domain/notification/notificationPath.ts';
import { instantText } from '../../components/instantText.ts';
import { useLocale } from '../../shared/useLocale.ts';
import styles from './BellPanel.module.css';
import { StopAlert } from './StopAlert.tsx';
import { UnreadDot } from './UnreadDot.tsx';
import { useChangeText } from './useChangeText.ts';
import { useToldText } from './useToldText.ts';
import { useTownsText } from './useTownsText.ts';

interface ToldItemProps {
  readonly told: Notification;
  readonly onOpen: (told: Notification) => void;
}

/** A notification as a link to what it is about. */
export const ToldItem = ({ told, onOpen }: ToldItemProps) => {
  const textOf = useToldText();
  const locale = useLocale();
  const towns = useTownsText();
  const changeOf = useChangeText();
  return (
    <li className={told.view && styles.stoppable}>
      <Link to={notificationPath(told)} className={styles.told} onClick={() => onOpen(told)}>
        <span className={styles.what} data-unread={!told.isRead || undefined}>
          {!told.isRead && <UnreadDot />}
          {textOf(told)}
        </span>
        {told.changed && <span className={styles.change}>{changeOf(told.changed)}</span>}
        <span className={styles.about}>{towns(told)}</span>
        <time className={styles.about} dateTime={told.at}>
          {instantText(told.at, locale)}
        </time>
      </Link>
      {told.view && <StopAlert view={told.view} />}
    </li>
  );
};
