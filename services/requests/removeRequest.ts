import type { Member } from '../company/Member.ts';
import { inCompany } from '../database/inCompany.ts';
import type { Services } from '../Services.ts';
import { hideRecord } from '../undo/hideRecord.ts';
import { Refusal } from '../web/Refusal.ts';
import { lockRequest } from './findRequest.ts';

/** Deletes a draft: at once for everybody, for good once it can no longer be undone. What was ever open stays on record. */
export const removeRequest = ({ db, clock }: Services, member: Member, id: string, version: number): Promise<void> =>
  inCompany(db, member.companyId, member.userId, async (tx) => {
    const { published_at: publishedAt } = await lockRequest(tx, id, version);
    if (publishedAt) {
      throw new Refusal(409, 'This request has been published, so it stays on record. Cancel it instead.', {
        reason: 'was_open',
      });
    }
    await hideRecord(tx, member, { table: 'shipment_request', recordId: id, version }, clock.now());
  });
