import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { type Chunk, chunkOf } from '../../../../src/ui/shared/loading/chunkOf.ts';
import { Chunked } from '../../../../src/ui/shared/loading/Chunked.tsx';
import { renderPage } from '../../../support/renderPage.tsx';

interface Editor {
  readonly Editor: () => string;
}
type EditorChunk = Chunk<Editor>;

const editor: Editor = { Editor: () => 'The editor' };

/** Shows the page anew at every press of the button. */
const Shell = ({ chunk }: { readonly chunk: EditorChunk }) => {
  const [visit, setVisit] = useState(1);
  return (
    <>
      <button type="button" onClick={() => setVisit(visit + 1)}>
        Come back
      </button>
      <Chunked key={visit} chunk={chunk} meanwhile="…">
        {({ Editor }) => <Editor />}
      </Chunked>
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

it('that cannot be loaded says so in its place, and is loaded by Try again', async () => {
  const load = vi.fn<() => Promise<Editor>>().mockRejectedValueOnce(new Error('gone')).mockResolvedValue(editor);
  show(chunkOf(load));
  const sentence = /^This part of the page could not be loaded\. /;
  expect((await screen.findByRole('alert')).textContent).toMatch(sentence);
  expect(screen.getByRole('button', { name: 'Come back' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('The editor')).toBeTruthy();
});

it('that could not be loaded is loaded again when somebody comes back', async () => {
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
