import { storeLink } from '../links/storeLink.ts';
import { plainText } from '../outside/plainText.ts';
import type { InvitationPage } from './InvitationPage.ts';
import type { Payload } from './Payload.ts';

const longestName = 120;
const longestAppType = 40;
const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

const invitationOf = (raw = ''): InvitationPage['invitation'] => {
  const id = raw.toLowerCase();
  return id === '' ? undefined : { id: uuid.test(id) ? id : undefined };
};

const appTypeOf = ({ role, appType = '' }: Payload): string | undefined =>
  role === 'vehicleDriver' ? 'trucker' : plainText(appType, longestAppType);

/**
 * What the download page shows of a payload: a clean name of at most 120 characters, valid store links (a bad one is
 * dropped, the other stays) and the invitation (seed §2, product §2.15).
 */
export const acceptInvitationPage = (payload: Payload, storeHosts: readonly string[]): InvitationPage => ({
  name: plainText(payload.name ?? '', longestName),
  appType: appTypeOf(payload),
  iosLink: storeLink(payload.iosAppLink, storeHosts),
  googleLink: storeLink(payload.googleAppLink, storeHosts),
  invitation: invitationOf(payload.invitationId),
});
