import { NotificationInbox } from '../../../application/notifications/NotificationInbox.ts';
import { notificationListSpec } from '../../../domain/notification/notificationListSpec.ts';
import { roomPath } from '../../../domain/access/roomPath.ts';
import { Button } from '../../components/Button.tsx';
import { ButtonRoute } from '../../components/ButtonRoute.tsx';
import { EmptyState } from '../../components/list/EmptyState.tsx';
import { RoomIcon } from '../../components/RoomIcon.tsx';
import { useListKeys } from '../../shared/lists/useListKeys.ts';
import { RecordListPage } from '../../shared/record/RecordListPage.tsx';
import { useRecordList } from '../../shared/record/useRecordList.ts';
import { useMarkRead } from './useMarkRead.ts';
import { useNotificationColumns } from './useNotificationColumns.tsx';
import { useNotificationTexts } from './useNotificationTexts.ts';

/** What one was told, the newest first. */
export const NotificationsPage = () => {
  const { title, markAllRead, list, settings } = useNotificationTexts();
  const marking = useMarkRead();
  useListKeys({});
  const toSettings = (
    <ButtonRoute variant="secondary" to={`${roomPath('notifications')}/settings`}>
      {settings.link}
    </ButtonRoute>
  );
  return (
    <RecordListPage
      list={useRecordList({ port: NotificationInbox, list: 'notifications', spec: notificationListSpec })}
      heading={{
        title,
        views: list.views,
        actions: (
          <>
            {toSettings}
            <Button variant="secondary" busy={marking.pending} onClick={() => marking.run('all')}>
              {markAllRead}
            </Button>
          </>
        ),
      }}
      find={{ filters: [{ name: 'unread', label: list.filter, words: list.filters }] }}
      table={{ columns: useNotificationColumns(), rowKey: ({ id }) => id }}
      empty={
        <EmptyState icon={<RoomIcon room="notifications" />} title={list.emptyTitle} text={list.emptyText}>
          {toSettings}
        </EmptyState>
      }
    />
  );
};
