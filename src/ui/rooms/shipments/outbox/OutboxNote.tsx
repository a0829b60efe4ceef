import { Link } from 'react-router-dom';
import { recordPath } from '../../../../domain/access/recordPath.ts';
import { isUnsent } from '../../../../domain/outbox/isUnsent.ts';
import type { OutboxEntry } from '../../../../domain/outbox/OutboxEntry.ts';
import { ownText } from '../../../../domain/outside/ownText.ts';
import { Button } from '../../../components/Button.tsx';
import { instantText } from '../../../components/instantText.ts';
import { StatusBadge } from '../../../components/StatusBadge.tsx';
import { useLocale } from '../../../shared/useLocale.ts';
import { useShipmentTexts } from '../useShipmentTexts.ts';
import styles from './OutboxNote.module.css';
import { outboxTones } from './outboxTones.ts';
import { useNotTakenText } from './useNotTakenText.ts';
import { useOwnOutbox } from './useOwnOutbox.ts';

const toldOf = (entry: OutboxEntry): { readonly type: string; readonly at: number } =>
  entry.kind === 'proof' ? { type: 'pod_added', at: entry.proof.facts.at } : entry.event;

/** What waits for the network, and what became of what was sent. Nothing while there is nothing to tell. */
export const OutboxNote = () => {
  const { outbox: words, timeline } = useShipmentTexts();
  const locale = useLocale();
  const whyOf = useNotTakenText();
  const { entries, settled, dismiss } = useOwnOutbox();
  if (entries.length === 0) return null;
  const waiting = entries.filter(isUnsent).length;
  const isAllSent = entries.every(({ outcome }) => outcome === 'sent');
  const isSending = entries.some(({ outcome }) => outcome === 'sending');
  const count = new Intl.NumberFormat(locale).format(waiting);
  const done = isAllSent ? words.allSent : words.settled;
  const standing = waiting > 0 ? words.waiting(count, waiting === 1) : done;
  return (
    <aside className={styles.outbox} aria-label={words.title}>
      <div className={styles.head}>
        <p role="status">
          <strong>{isSending ? words.sending : standing}</strong>
        </p>
        {waiting === 0 && settled.length > 0 && (
          <Button variant="secondary" onClick={dismiss}>
            {words.dismiss}
          </Button>
        )}
      </div>
      <ol className={styles.entries}>
        {entries.map((entry) => {
          const { type, at } = toldOf(entry);
          const why = whyOf(entry);
          return (
            <li key={entry.id}>
              <StatusBadge tone={outboxTones[entry.outcome]}>{words.outcome[entry.outcome]}</StatusBadge>
              <span>{ownText(timeline.short, type) ?? timeline.short.other}</span>
              <Link to={recordPath('shipments', entry.shipmentId)}>{entry.reference}</Link>
              <time dateTime={new Date(at).toISOString()}>{instantText(new Date(at).toISOString(), locale)}</time>
              {why !== undefined && <span className={styles.why}>{why}</span>}
            </li>
          );
        })}
      </ol>
    </aside>
  );
};
