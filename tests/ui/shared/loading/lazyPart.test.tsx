import { Suspense } from 'react';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { lazyPart } from '../../../../src/ui/shared/loading/lazyPart.ts';

const neverReloads = (): boolean => false;
const Loads = () => <h1>Loads</h1>;
const show = ({ Part }: Pick<ReturnType<typeof lazyPart>, 'Part'>) =>
  render(
    <Suspense fallback="…">
      <Part />
    </Suspense>,
  );

it('shows a skeleton until the part is loaded', async () => {
  show(lazyPart(() => Promise.resolve(Loads), neverReloads));
  expect(screen.getByText('…')).toBeTruthy();
  expect(await screen.findByText('Loads')).toBeTruthy();
});

it('shows a preloaded part at once', async () => {
  const part = lazyPart(() => Promise.resolve(Loads), neverReloads);
  await part.preload();
  show(part);
  expect(screen.getByText('Loads')).toBeTruthy();
});

it('loads a part again when preloading failed', async () => {
  const answers = [Promise.reject(new Error('no network')), Promise.resolve(Loads)];
  const part = lazyPart(() => answers.shift() ?? Promise.reject(new Error('asked too often')), neverReloads);
  await part.preload();
  show(part);
  expect(await screen.findByText('Loads')).toBeTruthy();
});
