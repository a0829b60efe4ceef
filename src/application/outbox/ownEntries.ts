import type { OutboxEntry } from '../../domain/outbox/OutboxEntry.ts';
import type { Session } from '../../domain/session/Session.ts';

/** What this person kept for the selected company: nothing else of the outbox is shown or sent. */
export const ownEntries = (entries: readonly OutboxEntry[], { user, company }: Session): readonly OutboxEntry[] =>
  entries.filter(({ userId, companyId }) => userId === user?.id && companyId === company?.id);
