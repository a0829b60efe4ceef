import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type ComponentType, useState } from 'react';
import { expect, it, vi } from 'vitest';
import { ErrorBoundary } from '../../../../src/ui/app/ErrorBoundary.tsx';
import { lazyPart, type LazyPart } from '../../../../src/ui/shared/loading/lazyPart.ts';
import { renderPage } from '../../../support/renderPage.tsx';

const neverReloads = (): boolean => false;
const Loads = () => <h1>Loads</h1>;

/** Shows a part in a boundary of its own, anew at every press of the button. */
const Shell = ({ part: { Part } }: { readonly part: LazyPart }) => {
  const [visit, setVisit] = useState(1);
  return (
    <>
      <button type="button" onClick={() => setVisit(visit + 1)}>
        Come back
      </button>
      <ErrorBoundary key={visit}>
        <Part meanwhile="…" />
      </ErrorBoundary>
    </>
  );
};

const show = (part: LazyPart): void => void renderPage(<Shell part={part} />);

/** Loads in this order: an error fails, and the last one is repeated. */
const loading =
  (...answers: readonly (Error | ComponentType)[]) =>
  async (): Promise<ComponentType> => {
    const [next, ...others] = answers;
    if (others.length > 0) answers = others;
    if (next instanceof Error || next === undefined) throw next;
    return next;
  };

it('shows its placeholder until the part is loaded', async () => {
  show(lazyPart(loading(Loads), neverReloads));
  expect(screen.getByText('…')).toBeTruthy();
  expect(await screen.findByText('Loads')).toBeTruthy();
});

it('shows a part that was preloaded or shown before at once', async () => {
  const part = lazyPart(loading(Loads), neverReloads);
  await part.preload();
  show(part);
  expect(screen.getByText('Loads')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Come back' }));
  expect(screen.getByText('Loads')).toBeTruthy();
});

it('loads a part again when preloading failed', async () => {
  const part = lazyPart(loading(new Error('no network'), Loads), neverReloads);
  await part.preload();
  show(part);
  expect(await screen.findByText('Loads')).toBeTruthy();
});

it('a part that is gone is reported in its place, and loaded again when the user comes back', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  show(lazyPart(loading(new Error('gone'), Loads), neverReloads));
  await screen.findByRole('alert');
  await userEvent.click(screen.getByRole('button', { name: 'Come back' }));
  expect(await screen.findByText('Loads')).toBeTruthy();
});

it('a part that is gone keeps its placeholder while the page reloads', async () => {
  const reload = vi.fn<() => boolean>(() => true);
  show(lazyPart(loading(new Error('gone')), reload));
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
  expect(screen.getByText('…')).toBeTruthy();
});
