import { Link } from 'react-router-dom';
import type { Notification } from '../../../domain/notification/Notification.ts';
import { notificationPath } from '../../../domain/notification/notificationPath.ts';
import { Button } from '../../components/Button.tsx';
import type { Column } from '../../components/list/Column.ts';
import { instantText } from '../../components/instantText.ts';
import { useLocale } from '../../shared/useLocale.ts';
import styles from './BellPanel.module.css';
import { StopAlert } from './StopAlert.tsx';
import { UnreadDot } from './UnreadDot.tsx';
import { useChangeText } from './useChangeText.ts';
import { useMarkRead } from './useMarkRead.ts';
import { useNotificationTexts } from './useNotificationTexts.ts';
import { useToldText } from './useToldText.ts';
import { useTownsText } from './useTownsText.ts';

/** Columns of the list of notifications. */
export const useNotificationColumns = (): readonly Column<Notification>[] => {
  const { markRead, list } = useNotificationTexts();
  const textOf = useToldText();
  const locale = useLocale();
  const towns = useTownsText();
  const changeOf = useChangeText();
  const { run, onOpen } = useMarkRead();
  return [
    {
      key: 'what',
      title: list.columns.what,
      cell: (told) => (
        <>
          {!told.isRead && <UnreadDot />}
          <Link to={notificationPath(told)} onClick={() => onOpen(told)}>
            {textOf(told)}
          </Link>
          {told.changed && <p className={styles.change}>{changeOf(told.changed)}</p>}
          {told.view && <StopAlert view={told.view} />}
        </>
      ),
    },
    { key: 'route', title: list.columns.route, onCard: 'second', cell: towns },
    {
      key: 'at',
      title: list.columns.when,
      onCard: 'third',
      cell: ({ at }) => <time dateTime={at}>{instantText(at, locale)}</time>,
    },
    {
      key: 'read',
      title: list.columns.read,
      onCard: 'thirdEnd',
      cell: (told) =>
        told.isRead ? (
          list.isRead
        ) : (
          <Button variant="quiet" aria-label={`${markRead}: ${textOf(told)}`} onClick={() => run([told.id])}>
            {markRead}
          </Button>
        ),
    },
  ];
};
