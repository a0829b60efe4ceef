import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import type { Tables } from '../Tables.ts';
import type { InvitationStatus } from './InvitationStatus.ts';

/** `statusAt` as an SQL condition. */
export const hasStatus =
  (status: InvitationStatus, now: Date) =>
  (is: ExpressionBuilder<Tables, 'invitation'>): Expression<SqlBool> => {
    const isOpen = is('status', 'in', ['pending', 'opened']);
    const isWritten = is('status', '=', status);
    if (status === 'expired') return is.or([isWritten, is.and([isOpen, is('expires_at', '<=', now)])]);
    return is.and([isWritten, is.or([is.not(isOpen), is('expires_at', '>', now)])]);
  };
