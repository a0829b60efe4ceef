import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { Failure } from '../../../../src/domain/failure/Failure.ts';
import { NotificationSettingsPage } from '../../../../src/ui/rooms/notifications/NotificationSettingsPage.tsx';
import { FakeNotificationSettings } from '../../../support/fakes/FakeNotificationSettings.ts';
import { renderRoom } from '../../../support/renderRoom.tsx';

const open = (notificationSettings = new FakeNotificationSettings()) =>
  renderRoom(<NotificationSettingsPage />, { notificationSettings });
const box = (name: string) => screen.findByRole<HTMLInputElement>('checkbox', { name });

it('what was changed is saved, and nothing else', async () => {
  const { notificationSettings, notices } = open();
  expect(await screen.findByRole('button', { name: 'Save' })).toHaveProperty('disabled', true);
  await userEvent.click(await box('New offer, By email'));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(notices.list().map(({ text }) => text)).toContain('Notification settings saved.'));
  expect(notificationSettings.saves).toEqual([[{ kind: 'offer_received', inApp: true, mail: false }]]);
  expect((await box('New offer, By email')).checked).toBe(false);
  expect(screen.getByRole('button', { name: 'Save' })).toHaveProperty('disabled', true);
});

it('what could not be saved stays on screen to be saved again', async () => {
  const settings = new FakeNotificationSettings();
  settings.saved = new Failure({ kind: 'unreachable', offline: false });
  const { dialogs } = open(settings);
  await userEvent.click(await box('An offer was withdrawn, In the app'));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(dialogs.alerts).toHaveLength(1));
  expect((await box('An offer was withdrawn, In the app')).checked).toBe(false);
  expect(screen.getByRole('button', { name: 'Save' })).toHaveProperty('disabled', false);
});

it('settings that could not be read are read again', async () => {
  const settings = new FakeNotificationSettings();
  const { settings: right } = settings;
  settings.settings = new Failure({ kind: 'unreachable', offline: false });
  open(settings);
  const again = await screen.findByRole('button', { name: 'Try again' });
  settings.settings = right;
  await userEvent.click(again);
  expect(await box('New offer, By email')).toBeTruthy();
});
