import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { Failure } from '../../../../src/domain/failure/Failure.ts';
import type { FieldError } from '../../../../src/domain/failure/FieldError.ts';
import { ConfirmPage } from '../../../../src/ui/rooms/account/ConfirmPage.tsx';
import { ForgotPasswordPage } from '../../../../src/ui/rooms/account/ForgotPasswordPage.tsx';
import { NewPasswordPage } from '../../../../src/ui/rooms/account/NewPasswordPage.tsx';
import { SignInPage } from '../../../../src/ui/rooms/account/SignInPage.tsx';
import { FakeAccounts } from '../../../support/fakes/FakeAccounts.ts';
import { FakeAuthentication } from '../../../support/fakes/FakeAuthentication.ts';
import { renderPage } from '../../../support/renderPage.tsx';

const email = { Email: 'ann@road.test' };

it.each<[string, ReactNode, Readonly<Record<string, string>>, Omit<FieldError, 'message'>, string]>([
  [
    'Sign in',
    <SignInPage key="sign-in" />,
    { ...email, Password: 'harz-forest-2026' },
    { field: 'password', code: 'too_long', limits: { most: 128 } },
    'Use at most 128 characters.',
  ],
  [
    'Confirm account',
    <ConfirmPage key="confirm" />,
    { ...email, 'Confirmation code': '123456' },
    { field: 'otp', code: 'wrong_code' },
    'This code is wrong or has expired.',
  ],
  [
    'Send code',
    <ForgotPasswordPage key="forgot" />,
    email,
    { field: 'username', code: 'email' },
    'Enter an email address, such as name@company.com.',
  ],
  [
    'Save new password',
    <NewPasswordPage key="new-password" />,
    { ...email, 'Code from the email': '123456', 'New password': 'harz-forest-2026' },
    { field: 'password', code: 'password_email' },
    'Choose a password other than your email address or the part before the @.',
  ],
])('a field refused by "%s" is worded by its code', async (submit, page, typed, error, sentence) => {
  const outcome = new Failure({ kind: 'refused', status: 422, errors: [{ ...error, message: 'said by the service' }] });
  const accounts = Object.assign(new FakeAccounts(), { outcome });
  const authentication = Object.assign(new FakeAuthentication(), { whenSigningIn: outcome });
  renderPage(page, { accounts, authentication });
  for (const [label, text] of Object.entries(typed)) await userEvent.type(screen.getByLabelText(label), text);
  await userEvent.click(screen.getByRole('button', { name: submit }));
  expect(await screen.findByText(sentence)).toBeTruthy();
});
