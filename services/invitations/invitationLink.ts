import { brandAddress } from '../company/brandAddress.ts';
import type { Inviter } from './findInviter.ts';

/** The link to a trucker's download page (seed §2). Contains no secret: the code is sent beside it. */
export function invitationLink(
  invitation: { readonly id: string; readonly name: string },
  inviter: Inviter,
  port: number,
): string {
  const payload = {
    role: 'vehicleDriver',
    name: invitation.name,
    appType: 'trucker',
    iosAppLink: inviter.iosAppLink ?? undefined,
    googleAppLink: inviter.googleAppLink ?? undefined,
    invitationId: invitation.id,
  };
  const encoded = Buffer.from(JSON.stringify(payload)).toString('base64url');
  return `${brandAddress('fleet', inviter.brandDomain, port)}/download-app?payload=${encoded}`;
}
