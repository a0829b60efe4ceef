import type { ServiceIdentifier } from 'inversify';
import type { Changed } from '../shared/bulkWrites.ts';
import type { Clock } from '../shared/Clock.ts';
import type { IdempotencyKeys } from '../shared/IdempotencyKeys.ts';
import { listsWith } from '../shared/listsWith.ts';
import type { RecordChanges } from '../shared/RecordChanges.ts';
import { eachInTurn, type Watch } from '../shared/eachInTurn.ts';
import type { Versioned } from '../shared/Versioned.ts';
import type { SentInvitations } from './SentInvitations.ts';

/** Sends or revokes many invitations, one by one. A refused one does not hold back the others. Neither can be undone. */
export interface BulkInvitations {
  resend(invitations: readonly Versioned[], watch: Watch): Promise<readonly Changed[]>;
  revoke(invitations: readonly Versioned[], watch: Watch): Promise<readonly Changed[]>;
}
export const BulkInvitations: ServiceIdentifier<BulkInvitations> = Symbol('BulkInvitations');

export const bulkInvitations = (
  sent: SentInvitations,
  clock: Clock,
  keys: IdempotencyKeys,
  changes: RecordChanges,
): BulkInvitations => {
  const each = async (
    invitations: readonly Versioned[],
    write: (shown: Versioned) => Promise<Versioned>,
    watch: Watch,
  ): Promise<readonly Changed[]> => {
    try {
      return await eachInTurn(clock, invitations, async (shown) => (await write(shown)).version, watch);
    } finally {
      changes.publish({ lists: listsWith.invitation });
    }
  };
  return {
    resend: (invitations, watch) =>
      each(
        invitations,
        ({ id, version }) =>
          keys.once({ invitationAgain: id, version }, (key) => sent.resend(id, key, { background: true })),
        watch,
      ),
    revoke: (invitations, watch) => each(invitations, ({ id }) => sent.revoke(id, { background: true }), watch),
  };
};
