import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { renderMarkup } from '../../../src/renderMarkup.tsx';
import { App } from '../../../src/ui/app/App.tsx';
import { hydrateIn } from '../../../src/ui/app/hydrateIn.ts';
import { ContainerProvider } from '../../../src/ui/shared/injection/ContainerProvider.tsx';
import { sessionFactory } from '../../support/factories/sessionFactory.ts';
import { fakeContainer, fakePorts } from '../../support/fakeContainer.ts';
import { FakeSessionStore } from '../../support/fakes/FakeSessionStore.ts';

const signIn = '/authentication/sign-in';
const Form = () => <h1>Sign in</h1>;
const part = (Part: () => React.ReactNode) => ({ Part, preload: async () => {} });
const areas = { authentication: part(Form), download: part(Form), admin: part(() => <h1>Good morning</h1>) };

let complaints: string[] = [];
const note = (event: ErrorEvent): void => {
  event.preventDefault();
  complaints.push(event.message);
};
beforeEach(() => {
  complaints = [];
  window.addEventListener('error', note);
  window.history.replaceState(null, '', signIn);
});
afterEach(() => {
  window.removeEventListener('error', note);
  document.body.replaceChildren();
});

it('a session that another tab hands over while the form is taken over opens the dashboard, without an error', async () => {
  const sessionStore = new FakeSessionStore();
  const container = fakeContainer({ ...fakePorts(), sessionStore });
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = await renderMarkup(container, signIn, 'authentication', Form);

  const { token = '', user } = sessionFactory.build();
  await act(async () => {
    hydrateIn(
      root,
      <ContainerProvider container={container}>
        <App areas={areas} />
      </ContainerProvider>,
    );
    if (user) sessionStore.signIn(token, user);
  });

  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Good morning');
  expect(complaints).toEqual([]);
});
