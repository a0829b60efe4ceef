import { NotificationInbox } from '../../../application/notifications/NotificationInbox.ts';
import { roomPath } from '../../../domain/access/roomPath.ts';
import type { ListView } from '../../../domain/list/ListView.ts';
import { Button } from '../../components/Button.tsx';
import { ButtonRoute } from '../../components/ButtonRoute.tsx';
import { ReadFailure } from '../../components/ReadFailure.tsx';
import { Skeleton } from '../../components/Skeleton.tsx';
import { useReading } from '../../shared/useReading.ts';
import styles from './BellPanel.module.css';
import { ToldItem } from './ToldItem.tsx';
import { useMarkRead } from './useMarkRead.ts';
import { useNotificationTexts } from './useNotificationTexts.ts';

const latest: ListView = { page: 0, size: 8, sort: '-at', q: '', filters: {} };

/** The latest notifications, under the bell. */
export const BellPanel = () => {
  const { title, markAllRead, panel } = useNotificationTexts();
  const marking = useMarkRead();
  const found = useReading({
    port: NotificationInbox,
    key: ['notifications', 'latest'],
    read: (inbox, signal) => inbox.list(latest, signal),
  });
  const rows = found.data?.rows;
  return (
    <div className={styles.panel}>
      <h2 className={styles.title}>{title}</h2>
      {!rows && found.isError && <ReadFailure failure={found.error} onRetry={() => void found.refetch()} />}
      {!rows && !found.isError && <Skeleton height="12rem" />}
      {rows?.length === 0 && <p className={styles.empty}>{panel.empty}</p>}
      {rows && rows.length > 0 && (
        <ul className={styles.list}>
          {rows.map((told) => (
            <ToldItem key={told.id} told={told} onOpen={marking.onOpen} />
          ))}
        </ul>
      )}
      <div className={styles.ways}>
        {rows?.some(({ isRead }) => !isRead) && (
          <Button variant="secondary" busy={marking.pending} onClick={() => marking.run('all')}>
            {markAllRead}
          </Button>
        )}
        <ButtonRoute variant="secondary" to={roomPath('notifications')}>
          {panel.all}
        </ButtonRoute>
      </div>
    </div>
  );
};
