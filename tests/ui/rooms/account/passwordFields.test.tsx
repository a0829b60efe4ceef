import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { NewPasswordPage } from '../../../../src/ui/rooms/account/NewPasswordPage.tsx';
import { SignInPage } from '../../../../src/ui/rooms/account/SignInPage.tsx';
import { SignUpPage } from '../../../../src/ui/rooms/account/SignUpPage.tsx';
import { renderPage } from '../../../support/renderPage.tsx';

it.each<[string, ReactNode, string, string]>([
  ['sign-in', <SignInPage key="sign-in" />, 'Password', 'current-password'],
  ['sign-up', <SignUpPage key="sign-up" />, 'Password', 'new-password'],
  ['password reset', <NewPasswordPage key="new-password" />, 'New password', 'new-password'],
])(
  'the password of %s is hidden, can be pasted, and is offered to password managers',
  async (_, page, label, purpose) => {
    renderPage(page);
    const field = screen.getByLabelText(label);
    expect([field.getAttribute('type'), field.getAttribute('autocomplete')]).toEqual(['password', purpose]);
    await userEvent.click(field);
    await userEvent.paste('correct horse battery staple');
    expect(field).toHaveProperty('value', 'correct horse battery staple');
  },
);
