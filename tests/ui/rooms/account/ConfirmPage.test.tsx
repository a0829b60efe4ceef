import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Route, Routes, useLocation } from 'react-router-dom';
import { expect, it } from 'vitest';
import { Failure } from '../../../../src/domain/failure/Failure.ts';
import { ConfirmPage } from '../../../../src/ui/rooms/account/ConfirmPage.tsx';
import { ForgotPasswordPage } from '../../../../src/ui/rooms/account/ForgotPasswordPage.tsx';
import { NewPasswordPage } from '../../../../src/ui/rooms/account/NewPasswordPage.tsx';
import type { FakePorts } from '../../../support/fakeContainer.ts';
import { FakeAccounts } from '../../../support/fakes/FakeAccounts.ts';
import { FakeAuthentication } from '../../../support/fakes/FakeAuthentication.ts';
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
  expect(await screen.findByRole('heading', { name: 'Choose your password' })).toBeTruthy();
  expect(screen.getByText(/^Your account is confirmed\./)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Send code' }));
  expect(accounts.resets).toEqual(['ann@road.test']);
});

const Address = () => {
  const { pathname, search, hash } = useLocation();
  return <output>{pathname + search + hash}</output>;
};

const invited = (hash: string, ports: Partial<FakePorts> = {}) =>
  renderPage(
    <>
      <Routes>
        <Route path="/authentication">
          <Route path="forgot-password" element={<ForgotPasswordPage />} />
          <Route path="new-password" element={<NewPasswordPage />} />
        </Route>
      </Routes>
      <Address />
    </>,
    { ...ports, at: `/authentication/forgot-password?invited${hash}` },
  );

it('an invited colleague chooses a password for the address in the link, which then no longer shows', async () => {
  const { accounts } = invited('#ann%40road.test');
  expect(screen.getByRole('heading', { name: 'Choose your password' })).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('ann@road.test');
  expect(screen.getByText('/authentication/forgot-password?invited')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Send code' }));
  expect(accounts.resets).toEqual(['ann@road.test']);
  expect(await screen.findByRole('button', { name: 'Save password' })).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('Code from the email'));
  expect(screen.getByRole('heading', { name: 'Choose your password' })).toBeTruthy();
  expect(screen.queryByText(/If you have an account/)).toBeNull();
});

const choosePassword = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Send code' }));
  await userEvent.type(await screen.findByLabelText('Code from the email'), '123456');
  await userEvent.type(screen.getByLabelText('Password'), 'correct horse battery');
  await userEvent.click(screen.getByRole('button', { name: 'Save password' }));
};

it('an invited colleague is signed in with the password at once', async () => {
  const { accounts, sessionStore } = invited('#ann%40road.test');
  await choosePassword();
  await waitFor(() => expect(sessionStore.read().token).toBeDefined());
  expect(accounts.newPasswords).toHaveLength(1);
  expect(screen.getByText('/authentication/new-password?invited')).toBeTruthy();
});

it('one who cannot be signed in is sent to sign in with the address', async () => {
  const authentication = new FakeAuthentication();
  authentication.whenSigningIn = new Failure({ kind: 'unreachable', offline: false });
  invited('#ann%40road.test', { authentication });
  await choosePassword();
  expect(await screen.findByText('/authentication/sign-in?invited')).toBeTruthy();
});

it('what is no address in the link is left out', () => {
  invited('#%3Cscript%3E');
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('');
});
