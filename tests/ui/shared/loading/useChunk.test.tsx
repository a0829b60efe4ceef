import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { ErrorBoundary } from '../../../../src/ui/app/ErrorBoundary.tsx';
import { type Chunk, chunkOf } from '../../../../src/ui/shared/loading/chunkOf.ts';
import { useChunk } from '../../../../src/ui/shared/loading/useChunk.ts';
import { renderPage } from '../../../support/renderPage.tsx';

interface Editor {
  readonly Editor: () => string;
}
type EditorChunk = Chunk<Editor>;

const editor: Editor = { Editor: () => 'The editor' };

const Page = ({ chunk }: { readonly chunk: EditorChunk }) => {
  const part = useChunk(chunk);
  return part ? <part.Editor /> : '…';
};

/** Shows the page anew at every press of the button. */
const Shell = ({ chunk }: { readonly chunk: EditorChunk }) => {
  const [visit, setVisit] = useState(1);
  return (
    <>
      <button type="button" onClick={() => setVisit(visit + 1)}>
        Come back
      </button>
      <ErrorBoundary key={visit}>
        <Page chunk={chunk} />
      </ErrorBoundary>
    </>
  );
};

const show = (chunk: EditorChunk): void => void renderPage(<Shell chunk={chunk} />);

it('is awaited until it has loaded', async () => {
  show(chunkOf(async () => editor));
  expect(screen.getByText('…')).toBeTruthy();
  expect(await screen.findByText('The editor')).toBeTruthy();
});

it('is shown at once when it was loaded ahead, and whenever somebody comes back', async () => {
  const load = vi.fn<() => Promise<Editor>>(async () => editor);
  const chunk = chunkOf(load);
  await chunk.load();
  show(chunk);
  expect(screen.getByText('The editor')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Come back' }));
  expect(screen.getByText('The editor')).toBeTruthy();
  expect(load).toHaveBeenCalledOnce();
});

it('that is gone is reported in its place, and loaded again when somebody comes back', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const load = vi.fn<() => Promise<Editor>>().mockRejectedValueOnce(new Error('gone')).mockResolvedValue(editor);
  show(chunkOf(load));
  await screen.findByRole('alert');
  await userEvent.click(screen.getByRole('button', { name: 'Come back' }));
  expect(await screen.findByText('The editor')).toBeTruthy();
});

it('loads again when loading ahead failed', async () => {
  const load = vi.fn<() => Promise<Editor>>().mockRejectedValueOnce(new Error('no network')).mockResolvedValue(editor);
  const chunk = chunkOf(load);
  await chunk.load();
  show(chunk);
  expect(await screen.findByText('The editor')).toBeTruthy();
});
