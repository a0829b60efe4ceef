import { Outbox } from '../../../../application/outbox/Outbox.ts';
import { ownEntries } from '../../../../application/outbox/ownEntries.ts';
import { useInjection } from '../../../shared/injection/useInjection.ts';
import { useObserved } from '../../../shared/useObserved.ts';
import { useSession } from '../../../shared/useSession.ts';

/** What this person kept for the selected company while there was no network. */
export const useOwnOutbox = () => {
  const outbox = useInjection(Outbox);
  const entries = ownEntries(
    useObserved(outbox, (port) => port.list()),
    useSession(),
  );
  // A proof that was not taken stays until it is changed or discarded: its files are nowhere else.
  const settled = entries.filter(({ kind, outcome }) => kind === 'event' || outcome === 'sent');
  return { entries, settled, dismiss: () => void outbox.drop(settled.map(({ id }) => id)) };
};
