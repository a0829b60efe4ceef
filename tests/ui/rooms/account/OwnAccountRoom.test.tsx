import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { Failure } from '../../../../src/domain/failure/Failure.ts';
import { OwnAccountRoom } from '../../../../src/ui/rooms/account/own/OwnAccountRoom.tsx';
import { ownSignInFactory } from '../../../support/factories/ownSignInFactory.ts';
import { FakeAccountSecurity } from '../../../support/fakes/FakeAccountSecurity.ts';
import { renderRoom } from '../../../support/renderRoom.tsx';

const here = ownSignInFactory.build({ isCurrent: true });
const phone = ownSignInFactory.build({
  userAgent:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
});
const unknown = ownSignInFactory.build({ userAgent: 'curl/8.9.1' });

const show = (...live: FakeAccountSecurity['live']) => {
  const accountSecurity = new FakeAccountSecurity();
  accountSecurity.live = live;
  return renderRoom(<OwnAccountRoom />, { accountSecurity }) && accountSecurity;
};
const fill = (label: string, text: string) => userEvent.type(screen.getByLabelText(label), text);
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

describe('the password', () => {
  it('is changed, and the form is empty again', async () => {
    const security = show(here);
    await fill('Current password', 'Haul-2026-demo');
    await fill('New password', 'a quiet lorry at dawn');
    await press('Change password');
    await waitFor(() => expect(screen.getByLabelText('New password')).toHaveProperty('value', ''));
    expect(security.changes).toEqual([{ currentPassword: 'Haul-2026-demo', password: 'a quiet lorry at dawn' }]);
  });

  it('is not sent while it breaks a rule', async () => {
    const security = show(here);
    await fill('Current password', 'Haul-2026-demo');
    await fill('New password', 'Haul-2026-demo');
    await press('Change password');
    expect(screen.getByText('This is the password you have now. Choose another.')).toBeTruthy();
    expect(security.changes).toEqual([]);
  });

  it('that is not theirs is said beside its field, and nothing typed is lost', async () => {
    const security = show(here);
    const errors = [{ field: 'currentPassword', code: 'wrong_password', message: 'is not your password' }];
    security.whenChanging = new Failure({ kind: 'refused', status: 422, message: 'Please check.', errors });
    await fill('Current password', 'Haul-2025-demo');
    await fill('New password', 'a quiet lorry at dawn');
    await press('Change password');
    expect(await screen.findByText('This is not your password.')).toBeTruthy();
    expect(screen.getByLabelText('New password')).toHaveProperty('value', 'a quiet lorry at dawn');
  });
});

describe('where one is signed in', () => {
  it('names the browsers, and which is this one', async () => {
    show(here, phone, unknown);
    await screen.findByText('This browser');
    const rows = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    const texts = rows.filter((text) => text.includes('Signed in'));
    expect(texts[0]).toMatch(/^Firefox on Linux.*This browser$/);
    expect(texts[1]).toMatch(/^Safari on iPhone.*Sign out$/);
    expect(texts[2]).toMatch(/^Unknown browser/);
  });

  it('without another one there is nothing to end', async () => {
    show(here);
    expect(await screen.findByText('You are not signed in anywhere else.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Sign out/ })).toBeNull();
  });

  it('one is ended', async () => {
    const security = show(here, phone, unknown);
    await screen.findByText('Safari on iPhone');
    await press(/^Sign out Safari on iPhone/);
    await waitFor(() => expect(screen.queryByText('Safari on iPhone')).toBeNull());
    expect(security.live).toEqual([here, unknown]);
  });

  it('all others are ended once the password is typed again; a wrong one is said beside it', async () => {
    const security = show(here, phone, unknown);
    security.asks = true;
    const errors = [{ field: 'password', code: 'wrong_password', message: 'is not your password' }];
    const right = security.whenConfirming;
    security.whenConfirming = new Failure({ kind: 'refused', status: 422, message: 'Please check.', errors });
    await screen.findByText('Safari on iPhone');
    await press('Sign out everywhere else');
    const dialog = within(await screen.findByRole('dialog', { name: 'Enter your password' }));
    await userEvent.type(dialog.getByLabelText('Password'), 'Haul-2025-demo');
    await userEvent.click(dialog.getByRole('button', { name: 'Sign out' }));
    expect(await dialog.findByText('This is not your password.')).toBeTruthy();
    security.whenConfirming = right;
    await userEvent.type(dialog.getByLabelText('Password'), '{Backspace}o{Enter}');
    await waitFor(() => expect(security.live).toEqual([here]));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByText('You are not signed in anywhere else.')).toBeTruthy();
  });
});
