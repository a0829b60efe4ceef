import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { Failure } from '../../../../src/domain/failure/Failure.ts';
import type { FieldError } from '../../../../src/domain/failure/FieldError.ts';
import { SignUpPage } from '../../../../src/ui/rooms/account/SignUpPage.tsx';
import { companyFactory } from '../../../support/factories/companyFactory.ts';
import { FakeAccounts } from '../../../support/fakes/FakeAccounts.ts';
import { FakeBrandCompany } from '../../../support/fakes/FakeBrandCompany.ts';
import { renderPage } from '../../../support/renderPage.tsx';

const labels = ['Company name', 'Your name', 'Email', 'Phone', 'Password'];
const right = ['Harz Haulage', 'Jörg Böhm', 'joerg@harz.test', '+49 5321 5550199', 'harz-forest-2026'];

const send = async (typed: readonly string[], ...errors: readonly FieldError[]) => {
  const outcome = errors.length === 0 ? undefined : new Failure({ kind: 'refused', status: 422, errors });
  const accounts = Object.assign(new FakeAccounts(), { outcome });
  const { dialogs } = renderPage(<SignUpPage />, {
    accounts,
    brandCompany: new FakeBrandCompany(companyFactory.build()),
  });
  for (const [at, label] of labels.entries()) {
    const text = typed[at] ?? '';
    if (text === '') continue;
    await userEvent.click(screen.getByLabelText(label));
    await userEvent.paste(text);
  }
  await userEvent.click(screen.getByRole('button', { name: 'Create account' }));
  return { accounts, dialogs };
};

it('sign-up shows each problem beside its field and sends nothing', async () => {
  const { accounts } = await send(['x'.repeat(121), '', 'joerg@', '05321', 'short']);
  for (const sentence of [
    'Use at most 120 characters.',
    'Enter your name.',
    'Enter an email address, such as name@company.com.',
    'Enter the number with its country code, such as +1 415 555 0132.',
    'Use 8 to 128 characters.',
  ]) {
    expect(screen.getByText(sentence)).toBeTruthy();
  }
  expect(accounts.signUps).toEqual([]);
});

it.each([
  ['\u202E', 'harz-forest-2026', 'Some characters cannot be displayed. Type the text instead of pasting it.'],
  ['Jörg', 'joerg@harz.test', 'Choose a password other than your email address or the part before the @.'],
  ['Jörg', 'password1', 'This password is too common. Choose another.'],
])('sign-up has a message for the name %j and the password %j', async (name, password, sentence) => {
  await send(['Harz Haulage', name, 'joerg@harz.test', '+49 5321 5550199', password]);
  expect(screen.getByText(sentence)).toBeTruthy();
});

it.each<[FieldError, string, string]>([
  [
    { field: 'password', message: 'is too common; choose another', code: 'password_common' },
    'This password is too common. Choose another.',
    'password is too common; choose another',
  ],
  [
    { field: 'phone', message: 'must be from this planet', code: 'planet' },
    'Phone must be from this planet.',
    'phone must be from this planet',
  ],
])(
  "sign-up shows a refusal beside its field in the user's language, and in the dialog in the service's words",
  async (...row) => {
    const [error, beside, line] = row;
    const { dialogs } = await send(right, error);
    expect(await screen.findByText(beside)).toBeTruthy();
    expect(dialogs.alerts).toMatchObject([{ title: 'Oops...', text: line }]);
  },
);
