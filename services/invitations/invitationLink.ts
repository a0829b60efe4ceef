import { brandAddress } from '../company/brandAddress.ts';
import type { Settings } from '../settings/Settings.ts';
import type { Inviter } from './findInviter.ts';
import { shortKey } from './shortKey.ts';

interface Invited {
  readonly id: string;
  readonly name: string;
}

/** Where the pages are. */
export type LinkSettings = Pick<Settings, 'port' | 'corsOrigins'>;

/** Where the short links of these services begin. */
export const shortPath = '/i';

const pathOf = (payload: object): string =>
  `/download-app?payload=${Buffer.from(JSON.stringify({ role: 'vehicleDriver', appType: 'trucker', ...payload })).toString('base64url')}`;

/** The trucker's download page (seed §2). Contains no secret: the code is sent beside it. */
const downloadPath = ({ id, name }: Invited, { iosAppLink, googleAppLink }: Inviter): string =>
  pathOf({
    name,
    iosAppLink: iosAppLink ?? undefined,
    googleAppLink: googleAppLink ?? undefined,
    invitationId: id,
  });

/** The page that says the link leads to no invitation. */
export const unknownPath = pathOf({ invitationId: 'unknown' });

export const invitationLink = (invitation: Invited, inviter: Inviter, { port }: LinkSettings): string =>
  `${brandAddress('fleet', inviter.brandDomain, port)}${downloadPath(invitation, inviter)}`;

/** Leads to the same page, short enough to be read out. Pages served from another origin know only the long link. */
export const shortLink = (invitation: Invited, inviter: Inviter, settings: LinkSettings): string =>
  settings.corsOrigins.length > 0
    ? invitationLink(invitation, inviter, settings)
    : `${brandAddress('fleet', inviter.brandDomain, settings.port)}${shortPath}/${shortKey(invitation.id)}`;
