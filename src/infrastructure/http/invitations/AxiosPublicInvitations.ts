import * as v from 'valibot';
import type { PublicInvitations } from '../../../application/invitations/PublicInvitations.ts';
import { isUnknownRecord } from '../../../domain/failure/isUnknownRecord.ts';
import type { InvitationDetails } from '../../../domain/invitation/InvitationDetails.ts';
import { invitationStatuses } from '../../../domain/invitation/InvitationStatus.ts';
import { idAnswer, instantAnswer } from '../answers.ts';
import { dataOf } from '../dataOf.ts';
import type { ServiceHttp } from '../ServiceHttp.ts';

const status = v.picklist(invitationStatuses);

const details = v.pipe(
  v.object({
    id: idAnswer,
    name: v.string(),
    // Whatever is not strictly true vouches for nobody.
    company: v.object({ name: v.string(), isVerified: v.fallback(v.boolean(), false) }),
    status,
    expiresAt: instantAnswer,
  }),
  v.transform(({ company, ...rest }): InvitationDetails => ({
    ...rest,
    companyName: company.name,
    isVerified: company.isVerified,
  })),
);

/** Public details of an invitation over HTTP (seed §7). */
export class AxiosPublicInvitations implements PublicInvitations {
  readonly #http: ServiceHttp;

  constructor(http: ServiceHttp) {
    this.#http = http;
  }

  async read(id: string): Promise<InvitationDetails | undefined> {
    try {
      const answer = dataOf(details);
      return await this.#http.call('GET /invitations/{id}', { params: { id }, answer, background: true });
    } catch (error) {
      if (isUnknownRecord(error)) return undefined;
      throw error;
    }
  }
}
