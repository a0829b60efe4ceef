import { it } from 'vitest';
import { answerWith } from '../support/browser/answerWith.ts';
import { refusal } from '../support/browser/consoleLines.ts';
import { demoAccounts } from '../support/browser/demoAccounts.ts';
import { expectAccessible } from '../support/browser/expectAccessible.ts';
import { hosts } from '../support/browser/hosts.ts';
import { invitationLink } from '../support/browser/invitationLink.ts';
import { openBrowser } from '../support/browser/openBrowser.ts';
import { payloadOf } from '../support/browser/payloadOf.ts';

const { visit } = openBrowser();

const invitationId = '7b0f7f0e-5a44-4a9c-9d3c-0d6c6f2f9a11';
const payload = {
  role: 'vehicleDriver',
  name: 'Mateo São',
  appType: 'trucker',
  iosAppLink: 'https://apps.apple.com/app/id6478213590',
  googleAppLink: 'https://play.google.com/store/apps/details?id=com.greenlinehaulage.trucker',
};
const pageFor = (content: unknown) => `/download-app?payload=${payloadOf(content)}`;

const details = (status: string) => ({
  code: 200,
  data: {
    id: invitationId,
    name: 'Mateo',
    company: { name: 'Quick Haul' },
    status,
    expiresAt: '2027-03-01T12:00:00Z',
  },
});

it('on a phone the download page is accessible, with an open, unknown, unreadable or missing invitation', async () => {
  const page = await visit(hosts.greenFleet, 'about:blank', {
    viewport: 'phone',
    expects: [refusal(404), refusal(500)],
  });
  for (const [status, json, sentence] of [
    [200, details('opened'), 'Quick Haul invites you to drive for them.'],
    [404, {}, 'This invitation was not found.'],
    [500, {}, 'We could not look up who invited you.'],
  ] as const) {
    await page.unrouteAll();
    await answerWith(page, `/invitations/${invitationId}`, status, json);
    await page.goto(pageFor({ ...payload, invitationId }));
    await page.getByText(sentence).waitFor();
    await expectAccessible(page);
  }
  await page.goto('/download-app');
  await page.getByText('This link is incomplete.').waitFor();
  await expectAccessible(page);
});

it('the download page of a revoked, expired or accepted invitation is accessible', async () => {
  const page = await visit(hosts.amberFleet, 'about:blank');
  for (const [status, sentence] of [
    ['revoked', 'This invitation was revoked.'],
    ['expired', 'This invitation has expired.'],
    ['accepted', 'You have already accepted.'],
  ] as const) {
    const { path } = await invitationLink(demoAccounts.amberFleet, status);
    await page.goto(path);
    await page.getByText(sentence).waitFor();
    await expectAccessible(page);
  }
});
