import type { OutboxEntry } from '../../domain/outbox/OutboxEntry.ts';
import type { Session } from '../../domain/session/Session.ts';

/** Whose an entry is that is kept in this session. */
export const ownerOf = ({ user, company }: Session): Pick<OutboxEntry, 'userId' | 'companyId'> => ({
  userId: user?.id ?? '',
  companyId: company?.id ?? '',
});
