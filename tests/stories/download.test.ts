import { describe, expect, it } from 'vitest';
import { demoAccounts } from '../support/browser/demoAccounts.ts';
import { hosts } from '../support/browser/hosts.ts';
import { invitationLink } from '../support/browser/invitationLink.ts';
import { naturalWidth } from '../support/browser/naturalWidth.ts';
import { openBrowser } from '../support/browser/openBrowser.ts';
import { payloadOf } from '../support/browser/payloadOf.ts';

const { visit } = openBrowser();

const ios = 'https://apps.apple.com/app/id6478213590';
const google = 'https://play.google.com/store/apps/details?id=com.greenlinehaulage.trucker';
const payload = {
  role: 'vehicleDriver',
  name: 'Mateo São',
  appType: 'trucker',
  iosAppLink: ios,
  googleAppLink: google,
};
const instruction =
  'Kindly install the Trucker version of the app from the various app stores to complete the invitation acceptance.';

const pageFor = (content: unknown) => `/download-app?payload=${payloadOf(content)}`;

describe('the download page (seed §2)', () => {
  it('welcomes the trucker by name, gives instructions and links to both stores', async () => {
    const page = await visit(hosts.greenFleet, pageFor(payload));
    await page.getByRole('heading', { level: 1, name: 'Welcome Mateo São' }).waitFor();
    await page.getByText(instruction).waitFor();
    expect(await page.getByRole('link', { name: 'Download on the App Store' }).getAttribute('href')).toBe(ios);
    expect(await page.getByRole('link', { name: 'Get it on Google Play' }).getAttribute('href')).toBe(google);
    await page.getByText(`© ${new Date().getFullYear()} Greenline Haulage`).waitFor();
    for (const image of [
      page.getByRole('img', { name: 'Greenline Haulage' }),
      page.getByRole('img', { name: /^The Trucker app/ }),
    ]) {
      await expect.poll(() => naturalWidth(image)).toBeGreaterThan(0);
    }
  });

  it('keeps the payload in its address for reloading and the QR code', async () => {
    const page = await visit(hosts.greenFleet, pageFor(payload));
    await page.reload();
    await page.getByRole('heading', { name: 'Welcome Mateo São' }).waitFor();
    await page.getByRole('img', { name: 'QR code of this page' }).waitFor();
  });

  it('works for a demo link and marks the invitation as opened', async () => {
    const { path, name } = await invitationLink(demoAccounts.amberFleet, 'pending');
    const page = await visit(hosts.amberFleet, path);
    await page.getByRole('heading', { level: 1, name: `Welcome ${name}` }).waitFor();
    await page.getByText('Sierra Norte Trucking invites you to drive for them.').waitFor();
    await page.getByText(/^Valid until /).waitFor();
  });

  it('shows the status of a revoked, expired or accepted invitation', async () => {
    const page = await visit(hosts.amberFleet, 'about:blank');
    for (const [status, sentence] of [
      ['revoked', 'This invitation was revoked.'],
      ['expired', 'This invitation has expired.'],
      ['accepted', 'You have already accepted.'],
    ] as const) {
      const { path } = await invitationLink(demoAccounts.amberFleet, status);
      await page.goto(path);
      await page.getByText(sentence).waitFor();
    }
  });

  it('leaves out an unsafe store link and shows HTML in a name as text', async () => {
    const name = '<img src=x onerror=alert(1)>';
    const page = await visit(hosts.greenFleet, pageFor({ ...payload, name, iosAppLink: 'javascript:alert(1)' }));
    await page.getByRole('heading', { name: `Welcome ${name}` }).waitFor();
    await page.getByRole('link', { name: 'Get it on Google Play' }).waitFor();
    expect(await page.getByRole('link', { name: 'Download on the App Store' }).count()).toBe(0);
  });
});
