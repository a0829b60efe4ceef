import { act, render, screen } from '@testing-library/react';
import { BrowserRouter } from 'react-router-dom';
import { beforeEach, expect, it } from 'vitest';
import type { SignInNews } from '../../../../src/domain/account/SignInNews.ts';
import { BrowserNavigation } from '../../../../src/infrastructure/browser/BrowserNavigation.ts';
import { ContainerProvider } from '../../../../src/ui/shared/injection/ContainerProvider.tsx';
import { NewsNote } from '../../../../src/ui/rooms/account/NewsNote.tsx';
import { useKnownEmail } from '../../../../src/ui/rooms/account/useKnownEmail.ts';
import { enUS } from '../../../../src/ui/shared/texts/enUS.ts';
import { fakeContainer, fakePorts } from '../../../support/fakeContainer.ts';

const Email = () => <p>for {useKnownEmail().email}</p>;

beforeEach(() => window.history.replaceState(null, '', '/ui/drivers'));

const show = (): void => {
  const container = fakeContainer(fakePorts());
  render(
    <ContainerProvider container={container}>
      <BrowserRouter useTransitions={false}>
        <NewsNote />
        <Email />
      </BrowserRouter>
    </ContainerProvider>,
  );
};

it.each<[SignInNews['news'], string]>([
  ['ended', enUS.authentication.signIn.news.ended],
  ['confirmed', enUS.authentication.signIn.news.confirmed],
  ['newPassword', enUS.authentication.signIn.news.newPassword],
])('the sign-in form shows the news "%s"', (news, words) => {
  show();
  act(() => new BrowserNavigation().replace('/authentication/sign-in', { email: 'ann@road.test', news }));
  expect(screen.getByRole('status').textContent).toBe(words);
  expect(screen.getByText('for ann@road.test')).toBeTruthy();
});

it.each([null, 'news', { usr: { news: 'constructor' } }, { usr: { news: 7 } }])(
  'the sign-in form shows no news for the history state %j',
  (state) => {
    window.history.replaceState(state, '', '/authentication/sign-in');
    show();
    expect(screen.getByRole('status').textContent).toBe('');
  },
);
