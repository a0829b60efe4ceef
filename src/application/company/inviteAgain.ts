import type { ServiceIdentifier } from 'inversify';
import type { Member } from '../../domain/company/Member.ts';
import type { IdempotencyKeys } from '../shared/IdempotencyKeys.ts';
import type { RecordChanges } from '../shared/RecordChanges.ts';
import { writeAndPublish } from '../shared/writeAndPublish.ts';
import type { MemberRegister } from './MemberRegister.ts';
import { memberLists } from './memberLists.ts';

export type InviteAgain = (invited: Pick<Member, 'userId'>) => Promise<void>;
export const InviteAgain: ServiceIdentifier<InviteAgain> = Symbol('InviteAgain');

/** Mails an invitation once more; a retry after a lost answer mails nothing again. The list shows whoever has accepted meanwhile. */
export const inviteAgain =
  (members: MemberRegister, keys: IdempotencyKeys, changes: RecordChanges): InviteAgain =>
  ({ userId }) =>
    writeAndPublish(changes, memberLists, () =>
      keys.once({ memberAgain: userId }, (key) => members.inviteAgain(userId, key)),
    );
