import { roomPath } from '../../../domain/access/roomPath.ts';
import { Button } from '../../components/Button.tsx';
import { Card } from '../../components/Card.tsx';
import { CardFailure } from '../../components/CardFailure.tsx';
import { RecordHeader } from '../../components/record/RecordHeader.tsx';
import { SkeletonCard } from '../../components/SkeletonCard.tsx';
import styles from './NotificationSettingsPage.module.css';
import { useNotificationSettings } from './useNotificationSettings.ts';
import { useNotificationTexts } from './useNotificationTexts.ts';

const channels = ['inApp', 'mail'] as const;

/** How one is told of each kind of news: in the app, by mail, both or neither. */
export const NotificationSettingsPage = () => {
  const { title, settings: words, kind: kinds } = useNotificationTexts();
  const { found, rows, change, isChanged, pending, save } = useNotificationSettings();
  const submit = (event: { preventDefault(): void }): void => {
    event.preventDefault();
    if (isChanged && !pending) save();
  };
  return (
    <>
      <RecordHeader title={words.title} sub={words.lead} back={{ to: roomPath('notifications'), label: title }} />
      {!rows && found.isError && <CardFailure failure={found.error} onRetry={() => void found.refetch()} />}
      {!rows && !found.isError && <SkeletonCard facts={8} />}
      {rows && (
        <Card title={words.card}>
          <form className={styles.form} onSubmit={submit}>
            <table className={styles.table}>
              <thead>
                <tr>
                  <th scope="col">{words.news}</th>
                  {channels.map((channel) => (
                    <th key={channel} scope="col">
                      {words.channel[channel]}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {rows.map((setting) => (
                  <tr key={setting.kind}>
                    <th scope="row">{kinds[setting.kind]}</th>
                    {channels.map((channel) => (
                      <td key={channel}>
                        <label className={styles.box}>
                          <input
                            type="checkbox"
                            aria-label={`${kinds[setting.kind]}, ${words.channel[channel]}`}
                            checked={setting[channel]}
                            onChange={({ target }) => change({ ...setting, [channel]: target.checked })}
                          />
                        </label>
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
            <Button type="submit" disabled={!isChanged} busy={pending}>
              {words.save}
            </Button>
          </form>
        </Card>
      )}
    </>
  );
};
