import { Suspense } from 'react';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { lazyArea } from '../../../src/ui/app/lazyArea.ts';

const neverReloads = (): boolean => false;
const Loads = () => <h1>Loads</h1>;
const show = ({ Area }: Pick<ReturnType<typeof lazyArea>, 'Area'>) =>
  render(
    <Suspense fallback="…">
      <Area />
    </Suspense>,
  );

it('shows a skeleton until the area is there', async () => {
  show(lazyArea(() => Promise.resolve(Loads), neverReloads));
  expect(screen.getByText('…')).toBeTruthy();
  expect(await screen.findByText('Loads')).toBeTruthy();
});

it('shows a preloaded area at once', async () => {
  const area = lazyArea(() => Promise.resolve(Loads), neverReloads);
  await area.preload();
  show(area);
  expect(screen.getByText('Loads')).toBeTruthy();
});

it('loads again what could not be preloaded', async () => {
  const answers = [Promise.reject(new Error('no network')), Promise.resolve(Loads)];
  const area = lazyArea(() => answers.shift() ?? Promise.reject(new Error('asked too often')), neverReloads);
  await area.preload();
  show(area);
  expect(await screen.findByText('Loads')).toBeTruthy();
});
