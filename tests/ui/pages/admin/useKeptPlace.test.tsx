import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { expect, it } from 'vitest';
import { useKeptPlace } from '../../../../src/ui/pages/admin/useKeptPlace.ts';

type Gone = 'nothing' | 'control' | 'part' | 'page';

const Room = ({ leaves }: { readonly leaves: Gone }) => {
  const content = useRef<HTMLElement>(null);
  const [gone, setGone] = useState<Gone>('nothing');
  useKeptPlace(content);
  return (
    <main ref={content} key="content">
      {gone === 'page' ? (
        <h1 tabIndex={-1}>Papers</h1>
      ) : (
        <article>
          <h1 tabIndex={-1}>Vehicle</h1>
          {gone !== 'part' && (
            <section aria-label="Insurance">
              {gone === 'nothing' && (
                <button type="button" onClick={() => setGone(leaves)}>
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

it.each([
  ['control', 'the part it stood in', () => screen.getByRole('region', { name: 'Insurance' })],
  ['part', 'the heading of the page', () => screen.getByRole('heading', { name: 'Vehicle' })],
  ['page', 'nothing: the next page has a place of its own', () => document.body],
] as const)('when the %s that was used goes away, the focus goes to %s', async (leaves, _where, place) => {
  render(<Room leaves={leaves} />);
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(document.activeElement).toBe(place()));
});

it('when a control goes away that was left before, the focus stays where it is', async () => {
  const { rerender } = render(<Room key="first" leaves="control" />);
  screen.getByRole('button', { name: 'Delete' }).focus();
  screen.getByRole('button', { name: 'Delete' }).blur();
  await Promise.resolve();
  rerender(<Room key="second" leaves="control" />);
  await waitFor(() => expect(document.activeElement).toBe(document.body));
});
