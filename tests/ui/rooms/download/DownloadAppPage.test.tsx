import { waitFor, act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { routes } from '../../../../src/domain/access/routes.ts';
import { Failure } from '../../../../src/domain/failure/Failure.ts';
import type { InvitationDetails } from '../../../../src/domain/invitation/InvitationDetails.ts';
import { encodePayload } from '../../../../src/domain/payload/encodePayload.ts';
import type { Payload } from '../../../../src/domain/payload/Payload.ts';
import { DownloadAppPage } from '../../../../src/ui/rooms/download/DownloadAppPage.tsx';
import { companyFactory } from '../../../support/factories/companyFactory.ts';
import { invitationDetailsFactory } from '../../../support/factories/invitationDetailsFactory.ts';
import { payloadFactory } from '../../../support/factories/payloadFactory.ts';
import { sessionFactory } from '../../../support/factories/sessionFactory.ts';
import type { FakePorts } from '../../../support/fakeContainer.ts';
import { FakeBrandCompany } from '../../../support/fakes/FakeBrandCompany.ts';
import { FakePublicInvitations } from '../../../support/fakes/FakePublicInvitations.ts';
import { FakeSessionStore } from '../../../support/fakes/FakeSessionStore.ts';
import { renderPage } from '../../../support/renderPage.tsx';

const instruction =
  'Kindly install the Trucker version of the app from the various app stores to complete the invitation acceptance.';
const appStore = 'https://apps.apple.com/app/trucker/id1';
const googlePlay = 'https://play.google.com/store/apps/details?id=trucker';
const invitationId = invitationDetailsFactory.build().id;

const addressOf = (payload: Payload) => `${routes.downloadApp}?payload=${encodePayload(payload)}`;

const open = (payload: Payload, ports: Partial<FakePorts> = {}) =>
  renderPage(<DownloadAppPage />, { at: addressOf(payload), ...ports });

const openInvited = (details: FakePublicInvitations['details'], payload: Partial<Payload> = {}) => {
  const publicInvitations = new FakePublicInvitations();
  publicInvitations.details = details;
  return open(payloadFactory.build({ invitationId, ...payload }), { publicInvitations });
};

const visitWith = (userAgent: string) => vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15';
const android = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36';

const links = () => screen.queryAllByRole('link').map((link) => link.getAttribute('href'));
const found = (details: Partial<InvitationDetails> = {}) => invitationDetailsFactory.build(details);
/** The invitation's: the other one belongs to the code for a phone. */
const card = () => screen.getAllByRole('status').find((one) => !one.closest('section')) ?? document.body;
const title = () => screen.getByRole('heading', { level: 1 }).textContent;

describe('the download page of an invitation link', () => {
  it('welcomes the trucker by name and gives instructions', () => {
    open(payloadFactory.build({ name: 'João Silva' }));
    expect(title()).toBe('Welcome João Silva');
    expect(screen.getByText(instruction)).toBeTruthy();
    expect(screen.getByAltText('The Trucker app showing the way to the next stop').getAttribute('src')).toBe(
      '/brands/neutral/phone.svg',
    );
  });

  it.each([
    ['Download on the App Store', appStore],
    ['Get it on Google Play', googlePlay],
  ])('has the store badge "%s"', (name, href) => {
    open(payloadFactory.build());
    const badge = screen.getByRole('link', { name });
    expect(badge.getAttribute('href')).toBe(href);
    expect(badge.getAttribute('rel')).toBe('noopener noreferrer');
  });

  it.each(['javascript:alert(1)', 'https://evil.example/app', 'data:text/html,x', '//apps.apple.com/app', ''])(
    'leaves out the store link %j and keeps the other',
    (iosAppLink) => {
      open(payloadFactory.build({ iosAppLink, googleAppLink: googlePlay }));
      expect(links()).toEqual([googlePlay]);
    },
  );

  it('says when no store link is left', () => {
    open({ role: 'vehicleDriver', name: 'Ana', iosAppLink: 'intent:x' });
    expect(screen.getByText(/This link does not lead to an app store/)).toBeTruthy();
    expect(links()).toEqual([]);
    expect(screen.queryByRole('button', { name: 'Download App' })).toBeNull();
  });

  it('shows HTML in a name as text', () => {
    open(payloadFactory.build({ name: '<img src=x onerror=alert(1)>' }));
    expect(title()).toBe('Welcome <img src=x onerror=alert(1)>');
  });
});

describe('the company on the download page', () => {
  const brand = companyFactory.build({ name: 'Greenline Haulage' });
  const cached = sessionFactory.build({ company: { name: 'Northwind Haulage' } });

  it.each([
    ['the company of the host', brand, cached, 'Greenline Haulage'],
    ['otherwise the company of the session', undefined, cached, 'Northwind Haulage'],
    ['otherwise the product', undefined, {}, 'Freight platform'],
  ])('is %s', (_, company, session, name) => {
    open(payloadFactory.build(), {
      brandCompany: new FakeBrandCompany(company),
      sessionStore: new FakeSessionStore(session),
    });
    expect(screen.getByAltText(name)).toBeTruthy();
    expect(screen.getByRole('contentinfo').textContent).toBe(`© 2026 ${name}`);
  });
});

describe('the download page of a broken link', () => {
  it.each([
    ['without a payload', ''],
    ['with a payload that is not base64', '?payload=%25%25%25'],
    ['with a payload that is not an object', `?payload=${btoa('[]')}`],
    ['with a truncated payload', `?payload=${encodePayload(payloadFactory.build()).slice(0, 40)}`],
  ])('%s says that the link is incomplete', (_, query) => {
    renderPage(<DownloadAppPage />, { at: routes.downloadApp + query });
    expect(title()).toBe('Welcome');
    expect(card().textContent).toContain('This link is incomplete.');
    expect(card().textContent).toContain('Ask the company that invited you for a new invitation.');
    expect(links()).toEqual([]);
    expect(screen.queryByText(instruction)).toBeNull();
  });
});

describe('the Download App button', () => {
  it.each([
    ['an iPhone', iPhone, appStore],
    ['an Android phone', android, googlePlay],
  ])('leads on %s to its store', (_, userAgent, href) => {
    visitWith(userAgent);
    open(payloadFactory.build());
    const link = screen.getByRole('link', { name: 'Download App' });
    expect(link.getAttribute('href')).toBe(href);
    expect(link.getAttribute('rel')).toBe('noopener noreferrer');
  });

  it('is beside a QR code of this page on a desktop, which it hides and shows', async () => {
    const ports = open(payloadFactory.build());
    const button = screen.getByRole('button', { name: 'Download App' });
    const code = await screen.findByRole('img', { name: 'QR code of this page' });
    expect(code.querySelector('path')?.getAttribute('d')).toMatch(/^M4 4h7v1h-7z/);
    expect(button.getAttribute('aria-expanded')).toBe('true');

    await userEvent.click(button);
    expect(button.getAttribute('aria-expanded')).toBe('false');
    expect(screen.queryByRole('img', { name: 'QR code of this page' })).toBeNull();

    await userEvent.click(button);
    expect(await screen.findByRole('img', { name: 'QR code of this page' })).toBeTruthy();
    expect(ports.navigation.steps).toEqual([]);
  });

  it('copies the address of this page', async () => {
    const user = userEvent.setup();
    const payload = payloadFactory.build();
    open(payload);
    await user.click(screen.getByRole('button', { name: 'Copy link' }));

    expect(await screen.findByText('The link is copied.')).toBeTruthy();
    expect(await navigator.clipboard.readText()).toBe(`http://fleet.greenline.localhost:8080${addressOf(payload)}`);
  });

  it('shows the address when the browser cannot copy it', async () => {
    const user = userEvent.setup();
    const payload = payloadFactory.build();
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('', 'NotAllowedError'));
    open(payload);
    await user.click(screen.getByRole('button', { name: 'Copy link' }));

    const address = await screen.findByRole('textbox', { name: 'Address of this page' });
    expect(address).toHaveProperty('value', `http://fleet.greenline.localhost:8080${addressOf(payload)}`);
  });

  it('says when the page is too long for a QR code', async () => {
    open(payloadFactory.build({ appType: 'x'.repeat(4000) }));
    expect(await screen.findByText(/No QR code can be made for this link/)).toBeTruthy();
  });

  it('says when there is no app for this phone, and links to the other', () => {
    visitWith(iPhone);
    open({ ...payloadFactory.build(), iosAppLink: '' });
    expect(screen.getByText(/This link has no app for your phone/)).toBeTruthy();
    expect(links()).toEqual([googlePlay]);
  });
});

describe('the invitation of the link', () => {
  it.each(['pending', 'opened'] as const)('shows who invites and until when while it is %s', async (status) => {
    const ports = openInvited(found({ status, companyName: 'Northwind Haulage', expiresAt: '2026-01-12T12:00:00Z' }));
    expect(await screen.findByText('Northwind Haulage')).toBeTruthy();
    expect(card().textContent).toContain('Northwind Haulage invites you to drive for them.');
    expect(within(card()).getByText('Valid until January 12, 2026')).toBeTruthy();
    expect(ports.publicInvitations.idsRead).toEqual([invitationId]);
    expect(screen.getByText('Have your invitation code ready. The app will ask for it.')).toBeTruthy();
    expect(links()).toEqual([appStore, googlePlay]);
  });

  it('is loaded while the store links are shown already', () => {
    openInvited(new Promise(() => {}));
    expect(card().textContent).toBe('Looking up your invitation');
    expect(links()).toEqual([appStore, googlePlay]);
  });

  it('tells a trucker who has accepted to open the app', async () => {
    openInvited(found({ status: 'accepted' }));
    expect(await screen.findByText('You have already accepted.')).toBeTruthy();
    expect(screen.getByText('Open the Trucker app to continue.')).toBeTruthy();
    expect(screen.queryByText(instruction)).toBeNull();
    expect(links()).toEqual([appStore, googlePlay]);
  });

  it.each([
    ['revoked', found({ status: 'revoked' }), 'This invitation was revoked.', 'Northwind Haulage'],
    ['expired', found({ status: 'expired' }), 'This invitation has expired.', 'Northwind Haulage'],
    ['unknown', undefined, 'This invitation was not found.', 'the company that invited you'],
  ])('hides the store links once it is %s, and says whom to ask', async (_, details, sentence, company) => {
    openInvited(details);
    expect(await screen.findByText(sentence)).toBeTruthy();
    expect(screen.getByText(`Ask ${company} for a new invitation.`)).toBeTruthy();
    expect(links()).toEqual([]);
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.queryByText(instruction)).toBeNull();
  });

  it.each<[string, Failure]>([
    ['the service is unreachable', new Failure({ kind: 'unreachable', offline: false })],
    ['the session is refused', new Failure({ kind: 'unauthorised', status: 401 })],
    ['the answer is unreadable', new Failure({ kind: 'unreadable', status: 200 })],
  ])('is not needed for the store links when %s, and is read again on retry', async (_, failure) => {
    const ports = openInvited(failure);
    expect(await screen.findByText('We could not look up who invited you.')).toBeTruthy();
    expect(links()).toEqual([appStore, googlePlay]);

    ports.publicInvitations.details = found();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));

    expect(await screen.findByText('Northwind Haulage')).toBeTruthy();
    expect(document.activeElement).toBe(card());
    expect(ports.navigation.steps).toEqual([]);
    expect(ports.dialogs.alerts).toEqual([]);
    expect(ports.notices.texts).toEqual([]);
  });

  it('is read again when the network returns', async () => {
    const ports = openInvited(new Failure({ kind: 'unreachable', offline: true }));
    await screen.findByText('We could not look up who invited you.');
    await waitFor(() => expect(ports.connectivity.listeners).toBe(1));

    ports.publicInvitations.details = found();
    act(() => ports.connectivity.turn(true));

    expect(await screen.findByText('Northwind Haulage')).toBeTruthy();
    expect(ports.connectivity.listeners).toBe(0);
  });

  it('is not requested when the payload names none', () => {
    const ports = open(payloadFactory.build(), {});
    expect(ports.publicInvitations.idsRead).toEqual([]);
    expect(screen.queryByText('Looking up your invitation')).toBeNull();
    expect(links()).toEqual([appStore, googlePlay]);
  });

  it('is shown as unknown without a request when its id is invalid', () => {
    const ports = openInvited(found(), { invitationId: '../users/1' });
    expect(ports.publicInvitations.idsRead).toEqual([]);
    expect(links()).toEqual([]);
  });
});

it('the download page leaves a session without a user alone', () => {
  const sessionStore = new FakeSessionStore({ token: 'stored-token' });
  const { navigation, dialogs } = open(payloadFactory.build(), { sessionStore });
  expect(navigation.steps).toEqual([]);
  expect(dialogs.alerts).toEqual([]);
  expect(sessionStore.resets).toBe(0);
});

it.each([
  ['marks the name of a company that is new', { companyName: 'Fresh Freight' }, 'Fresh Freight invites you'],
  ['shows no name that could mislead', { companyName: '' }, 'A new company invites you'],
])('%s', async (_, details, words) => {
  openInvited(found({ isVerified: false, ...details }));
  await waitFor(() => expect(card().textContent).toContain(words));
  expect(card().textContent).toContain('We have not verified its name.');
});
