import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { Dialog } from '../../../src/ui/components/Dialog.tsx';
import { renderRoom } from '../../support/renderRoom.tsx';

/** A page with a button that opens a dialog, and stays for as long as it is told to. */
const Page = ({ goes }: { readonly goes: 'never' | 'with the dialog' | 'later' }) => {
  const [isOpen, setOpen] = useState(false);
  const [isDone, setDone] = useState(false);
  return (
    <main>
      <h1 tabIndex={-1}>Shipment</h1>
      {!isDone && (
        <button type="button" onClick={() => setOpen(true)}>
          Assign
        </button>
      )}
      {goes === 'later' && !isOpen && (
        <button type="button" onClick={() => setDone(true)}>
          Read again
        </button>
      )}
      {isOpen && (
        <Dialog
          title="Choose a truck"
          onClose={() => {
            setOpen(false);
            setDone(goes === 'with the dialog');
          }}
        >
          <p>None fits.</p>
        </Dialog>
      )}
    </main>
  );
};

const openAndClose = async (goes: 'never' | 'with the dialog' | 'later'): Promise<void> => {
  renderRoom(<Page goes={goes} />);
  await userEvent.click(screen.getByRole('button', { name: 'Assign' }));
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
};
const heading = () => screen.getByRole('heading', { name: 'Shipment' });

it('gives focus back to what opened it', async () => {
  await openAndClose('never');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Assign' }));
});

it('gives focus to the heading where what opened it is gone', async () => {
  await openAndClose('with the dialog');
  await waitFor(() => expect(document.activeElement).toBe(heading()));
});

it('gives focus to the heading when what opened it goes away later', async () => {
  await openAndClose('later');
  // As a page that was read again does, without anybody pressing anything.
  screen.getByRole('button', { name: 'Read again' }).click();
  await waitFor(() => expect(document.activeElement).toBe(heading()));
});
