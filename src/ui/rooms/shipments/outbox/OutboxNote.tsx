import { Link } from 'react-router-dom';
import { recordPath } from '../../../../domain/access/recordPath.ts';
import { ownText } from '../../../../domain/outside/ownText.ts';
import type { OutboxEntry } from '../../../../domain/outbox/OutboxEntry.ts';
import { Button } from '../../../components/Button.tsx';
import { instantText } from '../../../components/instantText.ts';
import { StatusBadge } from '../../../components/StatusBadge.tsx';
import { useAdminTexts } from '../../../shared/useAdminTexts.ts';
import { useLocale } from '../../../shared/useLocale.ts';
import { useShipmentTexts } from '../useShipmentTexts.ts';
import styles from './OutboxNote.module.css';
import { useOwnOutbox } from './useOwnOutbox.ts';

const tones = { waiting: 'busy', sent: 'good', refused: 'warning', conflict: 'warning' } as const;

/** What waits for the network, and what became of what was sent. Nothing while there is nothing to tell. */
export const OutboxNote = () => {
  const { outbox: words, timeline, problem } = useShipmentTexts();
  const { refusals } = useAdminTexts();
  const locale = useLocale();
  const { entries, dismiss } = useOwnOutbox();
  if (entries.length === 0) return null;
  const waiting = entries.filter(({ outcome }) => outcome === 'waiting').length;
  const isAllSent = entries.every(({ outcome }) => outcome === 'sent');
  const count = new Intl.NumberFormat(locale).format(waiting);
  const done = isAllSent ? words.allSent : words.settled;
  const whyOf = ({ why }: OutboxEntry): string | undefined =>
    ownText(problem, why?.reason ?? '') ?? ownText(refusals, why?.reason ?? '') ?? why?.message;
  return (
    <aside className={styles.outbox} aria-label={words.title}>
      <div className={styles.head}>
        <p role="status">
          <strong>{waiting > 0 ? words.waiting(count, waiting === 1) : done}</strong>
        </p>
        {waiting === 0 && (
          <Button variant="secondary" onClick={dismiss}>
            {words.dismiss}
          </Button>
        )}
      </div>
      <ol className={styles.entries}>
        {entries.map((entry) => (
          <li key={entry.id}>
            <StatusBadge tone={tones[entry.outcome]}>{words.outcome[entry.outcome]}</StatusBadge>
            <span>{ownText(timeline.short, entry.event.type) ?? timeline.short.other}</span>
            <Link to={recordPath('shipments', entry.shipmentId)}>{entry.reference}</Link>
            <time dateTime={new Date(entry.event.at).toISOString()}>
              {instantText(new Date(entry.event.at).toISOString(), locale)}
            </time>
            {whyOf(entry) && <span className={styles.why}>{whyOf(entry)}</span>}
          </li>
        ))}
      </ol>
    </aside>
  );
};
