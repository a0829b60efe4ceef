import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Route, Routes, useLocation } from 'react-router-dom';
import { expect, it } from 'vitest';
import { ConfirmPage } from '../../../../src/ui/rooms/account/ConfirmPage.tsx';
import { ForgotPasswordPage } from '../../../../src/ui/rooms/account/ForgotPasswordPage.tsx';
import { FakeAccounts } from '../../../support/fakes/FakeAccounts.ts';
import { renderPage } from '../../../support/renderPage.tsx';

const SignIn = () => <output>{JSON.stringify(useLocation().state)}</output>;

const confirm = async (needsPassword: boolean) => {
  const accounts = Object.assign(new FakeAccounts(), { needsPassword });
  renderPage(
    <Routes>
      <Route path="/authentication">
        <Route path="confirm" element={<ConfirmPage />} />
        <Route path="forgot-password" element={<ForgotPasswordPage />} />
        <Route path="sign-in" element={<SignIn />} />
      </Route>
    </Routes>,
    { accounts, at: '/authentication/confirm' },
  );
  await userEvent.type(screen.getByLabelText('Email'), 'ann@road.test');
  await userEvent.type(screen.getByLabelText('Confirmation code'), '123456');
  await userEvent.click(screen.getByRole('button', { name: 'Confirm account' }));
  return accounts;
};

it('a confirmed account leads to sign-in', async () => {
  await confirm(false);
  expect((await screen.findByRole('status')).textContent).toBe('{"email":"ann@road.test","news":"confirmed"}');
});

it('one without a password of its own leads to setting it, by a code to the same address', async () => {
  const accounts = await confirm(true);
  expect(await screen.findByRole('heading', { name: 'Set your password' })).toBeTruthy();
  expect(screen.getByText(/^Your account is confirmed\./)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Send code' }));
  expect(accounts.resets).toEqual(['ann@road.test']);
});

it('an invited colleague is asked to set a password, not whether it was forgotten', () => {
  renderPage(<ForgotPasswordPage />, { at: '/authentication/forgot-password?invited' });
  expect(screen.getByRole('heading', { name: 'Set your password' })).toBeTruthy();
  expect(screen.getByText(/^Enter the email address that was invited/)).toBeTruthy();
});
