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
  return { entries, dismiss: () => void outbox.drop(entries.map(({ id }) => id)) };
};
