import { expect, it } from 'vitest';
import { invitationLink, shortLink } from '../../../services/invitations/invitationLink.ts';

const invitation = { id: '1f0c6f0e-5f0f-4b5e-9f57-1d6a2b8f0c11', name: 'João Conceição 🚚' };
const inviter = {
  name: 'Harbour Haulage',
  brandName: 'Teal Lines',
  brandDomain: 'teal.test',
  iosAppLink: 'https://apps.apple.com/app/id1',
  googleAppLink: 'https://play.google.com/store/apps/details?id=test.teal',
};
const served = { port: 8080, corsOrigins: [] };
const payloadOf = (link: string): unknown =>
  JSON.parse(Buffer.from(new URL(link).searchParams.get('payload') ?? '', 'base64url').toString());

it('points to the brand’s download page with the fields of the seed', () => {
  const link = invitationLink(invitation, inviter, served);
  expect(link).toMatch(/^https:\/\/fleet\.teal\.test\/download-app\?payload=[\w-]+$/);
  expect(payloadOf(link)).toEqual({
    role: 'vehicleDriver',
    name: 'João Conceição 🚚',
    appType: 'trucker',
    iosAppLink: 'https://apps.apple.com/app/id1',
    googleAppLink: 'https://play.google.com/store/apps/details?id=test.teal',
    invitationId: invitation.id,
  });
});

it('omits missing store links', () => {
  const none = { ...inviter, iosAppLink: null, googleAppLink: null };
  expect(payloadOf(invitationLink(invitation, none, served))).toEqual({
    role: 'vehicleDriver',
    name: invitation.name,
    appType: 'trucker',
    invitationId: invitation.id,
  });
});

it('is short where the same server has the pages', () => {
  expect(shortLink(invitation, inviter, served)).toBe('https://fleet.teal.test/i/HwxvDl8PS16fVx1qK48MEQ');
});

it('is not shortened where the pages come from elsewhere', () => {
  const elsewhere = { port: 8080, corsOrigins: ['https://pages.test'] };
  expect(shortLink(invitation, inviter, elsewhere)).toBe(invitationLink(invitation, inviter, elsewhere));
});
