import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { Failure } from '../../../../src/domain/failure/Failure.ts';
import type { TrackingLink } from '../../../../src/domain/tracking/TrackingLink.ts';
import { TrackingLinksCard } from '../../../../src/ui/rooms/shipments/tracking/TrackingLinksCard.tsx';
import { trackingLinkFactory } from '../../../support/factories/trackingLinkFactory.ts';
import { FakeDialogs } from '../../../support/fakes/FakeDialogs.ts';
import { FakeTrackingLinks } from '../../../support/fakes/FakeTrackingLinks.ts';
import { renderRoom } from '../../../support/renderRoom.tsx';

const open = (links: readonly TrackingLink[] = [], { mayWrite = true, dialogs = new FakeDialogs() } = {}) => {
  const trackingLinks = new FakeTrackingLinks();
  trackingLinks.links = links;
  return renderRoom(<TrackingLinksCard shipmentId="s-1" mayWrite={mayWrite} />, { trackingLinks, dialogs });
};
const link = trackingLinkFactory.build({ url: 'https://office.greenline.test/track/k3J0s9' });

it('makes a link, and shows where it leads, until when, and that nobody opened it', async () => {
  const ports = open();
  ports.trackingLinks.link = { ...link, opens: 0, lastOpenedAt: undefined };
  await screen.findByText('Nobody can follow this shipment by link yet.');
  await userEvent.click(screen.getByRole('button', { name: 'Create link' }));
  const item = await screen.findByRole('listitem');
  expect(item.textContent).toContain('office.greenline.test/track/k3J0s9');
  expect(item.textContent).toContain('Not opened yet');
  expect(item.textContent).toContain('Works until 72 hours after delivery');
  expect(ports.notices.texts).toEqual(['The tracking link is ready to copy.']);
});

it('copies a link, and says so', async () => {
  const user = userEvent.setup();
  open([link]);
  await user.click(await screen.findByRole('button', { name: /^Copy link/ }));
  expect(await navigator.clipboard.readText()).toBe(link.url);
  expect((await screen.findByRole('status')).textContent).toBe('Copied');
});

it('tells how often a link was opened, and when it ends', async () => {
  open([{ ...link, opens: 1, expiresAt: '2026-01-08T10:00:00Z' }]);
  const item = await screen.findByRole('listitem');
  expect(item.textContent).toContain('Opened once, last 30 minutes ago');
  expect(item.textContent).toMatch(/Works until Jan 8, 2026/);
});

it('asks before it revokes a link, and then counts it among those that ended', async () => {
  const ports = open([link]);
  ports.dialogs.answer = false;
  const revoke = await screen.findByRole('button', { name: /^Revoke link created/ });
  await userEvent.click(revoke);
  expect(ports.trackingLinks.revoked).toEqual([]);
  expect(ports.dialogs.questions[0]).toMatchObject({ title: 'Revoke this tracking link?', isDangerous: true });
  ports.dialogs.answer = true;
  await userEvent.click(revoke);
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Copy link/ })).toBeNull());
  const ended = screen.getByText('1 link no longer works').closest('details');
  expect(ended && within(ended).getByText('Revoked')).toBeTruthy();
});

it('says that a link can no longer be shown', async () => {
  open([{ ...link, url: undefined }]);
  expect(await screen.findByText(/cannot be shown again/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Copy link/ })).toBeNull();
});

it('lets viewers copy, and change nothing', async () => {
  open([link], { mayWrite: false });
  await screen.findByRole('button', { name: /^Copy link/ });
  expect(screen.getAllByRole('button')).toHaveLength(1);
});

it('says why no link was made', async () => {
  const ports = open();
  ports.trackingLinks.link = new Failure({ kind: 'refused', status: 409, reason: 'shipment_over', errors: [] });
  await userEvent.click(await screen.findByRole('button', { name: 'Create link' }));
  await waitFor(() => expect(ports.dialogs.alerts[0]?.text).toContain('ended more than 72 hours ago'));
});
