import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { acceptInvitationPage } from '../../../src/domain/payload/acceptInvitationPage.ts';
import type { Payload } from '../../../src/domain/payload/Payload.ts';
import { outsideText } from '../../support/outsideValues.ts';

const page = (payload: Payload) => acceptInvitationPage(payload, ['apps.apple.com', 'play.google.com']);
const id = '0b9f7c1e-8f3d-4d8a-9a55-0c6d7c1b2a3f';

it('the invitation page shows the fields of a valid payload', () => {
  expect(
    page({
      role: 'vehicleDriver',
      name: 'Ann',
      appType: 'other',
      iosAppLink: 'https://apps.apple.com/app/id1',
      googleAppLink: 'http://play.google.com/store/apps/details?id=x',
      invitationId: id.toUpperCase(),
    }),
  ).toEqual({
    name: 'Ann',
    appType: 'trucker',
    iosLink: 'https://apps.apple.com/app/id1',
    googleLink: 'https://play.google.com/store/apps/details?id=x',
    invitation: { id },
  });
});

it('the invitation page drops an invalid store link and keeps the other', () => {
  const shown = page({ iosAppLink: 'javascript:alert(1)', googleAppLink: 'https://play.google.com/x' });
  expect(shown).toMatchObject({ iosLink: undefined, googleLink: 'https://play.google.com/x' });
});

it('the invitation page shows the app named in the payload for other roles', () => {
  expect(page({ role: 'clerk', appType: 'desk' }).appType).toBe('desk');
  expect(page({}).appType).toBeUndefined();
});

describe('the name on the invitation page', () => {
  it.each([
    ['  Ann   Lee ', 'Ann Lee'],
    ['Ann\nLee', 'Ann Lee'],
    ['Ann \u0000 Lee', 'Ann Lee'],
    ['Ann\u0000\u0007', 'Ann'],
    ['\u202Eevil\u202C', 'evil'],
    ['\u2066\u2069\u200F', undefined],
    ['   ', undefined],
    ['<b>Ann</b>', '<b>Ann</b>'],
    ['\uD800Ann', 'Ann'],
    ['é'.repeat(130), 'é'.repeat(120)],
    ['🚚'.repeat(130), '🚚'.repeat(120)],
  ])('for %j is %j', (name, shown) => {
    expect(page({ name }).name).toBe(shown);
  });

  it('is unchanged when cleaned again', () => {
    fc.assert(
      fc.property(outsideText, (name) => {
        const once = page({ name }).name;
        expect(page({ name: once ?? '' }).name).toBe(once);
      }),
    );
  });
});

it.each(['1', `${id}x`, `../${id}`, id.replace('-', '')])('the invalid invitation id %j is ignored', (invitationId) => {
  expect(page({ invitationId }).invitation).toEqual({ id: undefined });
});

it.each([{}, { invitationId: '' }])('the payload %j belongs to no invitation', (payload) => {
  expect(page(payload).invitation).toBeUndefined();
});
