import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { expect, it } from 'vitest';
import { useFocusRecovery } from '../../../src/ui/workplace/useFocusRecovery.ts';

type Shown = 'all' | 'no control' | 'no part' | 'another page';

const Room = ({ next, shown: given }: { readonly next: Shown; readonly shown?: Shown }) => {
  const content = useRef<HTMLElement>(null);
  const [own, setShown] = useState<Shown>('all');
  const shown = given ?? own;
  useFocusRecovery(content);
  return (
    <main ref={content} tabIndex={-1}>
      {shown === 'another page' ? (
        <section aria-label="Insurance">
          <h1 tabIndex={-1}>Papers</h1>
        </section>
      ) : (
        <article>
          <h1 tabIndex={-1}>Vehicle</h1>
          {shown !== 'no part' && (
            <section aria-label="Insurance">
              {shown === 'all' && (
                <button type="button" onClick={() => setShown(next)}>
                  Delete
                </button>
              )}
            </section>
          )}
        </article>
      )}
    </main>
  );
};

const Reading = ({ stage }: { readonly stage: 'failed' | 'awaited' | 'there' }) => {
  const content = useRef<HTMLElement>(null);
  useFocusRecovery(content);
  return (
    <main ref={content} tabIndex={-1}>
      {stage === 'failed' && <button type="button">Try again</button>}
      {stage === 'awaited' && <p>Loading</p>}
      {stage === 'there' && <h1 tabIndex={-1}>Vehicle</h1>}
    </main>
  );
};

const button = () => screen.getByRole('button', { name: 'Delete' });

it.each([
  ['control', 'no control', 'its section', () => screen.getByRole('region', { name: 'Insurance' })],
  ['section with the control', 'no part', 'the heading', () => screen.getByRole('heading', { name: 'Vehicle' })],
  ['page', 'another page', 'nothing, as the next page sets its own focus', () => document.body],
] as const)(
  'when the used %s is removed from the page (%s), the focus moves to %s',
  async (_what, next, _where, place) => {
    render(<Room next={next} />);
    await userEvent.click(button());
    await waitFor(() => expect(document.activeElement).toBe(place()));
  },
);

it('removing a control that lost the focus before changes nothing', async () => {
  const { rerender } = render(<Room next="no control" />);
  button().focus();
  button().blur();
  await Promise.resolve();
  rerender(<Room next="no control" shown="no control" />);
  await Promise.resolve();
  expect(document.activeElement).toBe(document.body);
});

it('removing a control behind a dialog moves the focus to its section once the dialog is closed', async () => {
  const { rerender } = render(<Room next="no control" />);
  const dialog = document.body.appendChild(document.createElement('dialog'));
  const answer = dialog.appendChild(document.createElement('button'));
  button().focus();
  dialog.open = true;
  answer.focus();
  rerender(<Room next="no control" shown="no control" />);
  await Promise.resolve();
  expect(document.activeElement).toBe(answer);
  answer.blur();
  dialog.open = false;
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Insurance' })));
  dialog.remove();
});

it('a failed page without a heading moves the focus to the heading it gets on retry', async () => {
  const { rerender } = render(<Reading stage="failed" />);
  screen.getByRole('button', { name: 'Try again' }).focus();
  rerender(<Reading stage="awaited" />);
  await Promise.resolve();
  rerender(<Reading stage="there" />);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Vehicle' })));
});

it('removing a control changes nothing when the user has moved on outside the content', async () => {
  const { rerender } = render(<Room next="no control" />);
  const menu = document.body.appendChild(document.createElement('button'));
  button().focus();
  menu.focus();
  menu.blur();
  rerender(<Room next="no control" shown="no control" />);
  await Promise.resolve();
  expect(document.activeElement).toBe(document.body);
  menu.remove();
});
