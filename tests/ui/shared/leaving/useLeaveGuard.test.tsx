import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { BrowserRouter, Link, Route, Routes, useNavigate } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { useLeaveWarning } from '../../../../src/ui/shared/useLeaveWarning.ts';
import { ContainerProvider } from '../../../../src/ui/shared/injection/ContainerProvider.tsx';
import { useLeaveGuard } from '../../../../src/ui/shared/leaving/useLeaveGuard.ts';
import { enUS } from '../../../../src/ui/shared/texts/admin/enUS.ts';
import { fakeContainer, fakePorts } from '../../../support/fakeContainer.ts';

const Form = () => {
  const [typed, setTyped] = useState('');
  const leave = useLeaveWarning(typed !== '');
  const navigate = useNavigate();
  return (
    <>
      <h1>Form</h1>
      <input aria-label="Plate" value={typed} onChange={(event) => setTyped(event.target.value)} />
      <input aria-label="Make" onChange={(event) => setTyped(event.target.value)} />
      <button type="button" onClick={() => void navigate('/lists')}>
        Save
      </button>
      <button type="button" onClick={() => leave(() => void navigate('/lists'))}>
        Cancel
      </button>
      <a href="#content">Skip</a>
    </>
  );
};

const Rooms = () => {
  const location = useLeaveGuard();
  return (
    <>
      <Link to="/lists">Lists</Link>
      <Link to="/form">New</Link>
      <Routes location={location}>
        <Route path="/form" element={<Form />} />
        <Route path="*" element={<h1>Lists</h1>} />
      </Routes>
    </>
  );
};

const openForm = async (answer: boolean) => {
  const ports = fakePorts();
  ports.dialogs.answer = answer;
  const container = fakeContainer(ports);
  render(
    <ContainerProvider container={container}>
      <BrowserRouter useTransitions={false}>
        <Rooms />
      </BrowserRouter>
    </ContainerProvider>,
  );
  await userEvent.click(screen.getByText('New'));
  return ports.dialogs;
};
const type = () => userEvent.type(screen.getByLabelText('Plate'), 'K');
const room = () => screen.getByRole('heading').textContent;
const close = () => fireEvent(window, new Event('beforeunload', { cancelable: true }));
const untilIn = (name: string) => waitFor(() => expect(room()).toBe(name));

const back = () => Promise.resolve(window.history.back());

beforeEach(() => window.history.pushState(null, '', '/lists'));

describe('a form with unsaved changes', () => {
  const ways = [
    ['a link', () => userEvent.click(screen.getByRole('link', { name: 'Lists' }))],
    ['the back button', back],
    ['its own Cancel', () => userEvent.click(screen.getByText('Cancel'))],
  ] as const;

  it.each(ways)('is left by %s after one question', async (_way, go) => {
    const dialogs = await openForm(true);
    await type();
    await go();
    await untilIn('Lists');
    expect(dialogs.questions).toEqual([{ ...enUS.leaving, isDangerous: true }]);
    expect(window.location.pathname).toBe('/lists');
  });

  it.each(ways)('stays open when leaving by %s is declined', async (_way, go) => {
    const dialogs = await openForm(false);
    await type();
    await go();
    await waitFor(() => expect(dialogs.questions).toHaveLength(1));
    expect([room(), window.location.pathname]).toEqual(['Form', '/form']);
    expect(screen.getByLabelText('Plate')).toHaveProperty('value', 'K');
    dialogs.answer = true;
    await go();
    await untilIn('Lists');
    expect(dialogs.questions).toHaveLength(2);
  });

  it('is left without a question once it is saved', async () => {
    const dialogs = await openForm(false);
    await type();
    await userEvent.click(screen.getByText('Save'));
    await untilIn('Lists');
    expect(dialogs.questions).toEqual([]);
  });

  it('is not left by a link within the page or one that opens another tab', async () => {
    const dialogs = await openForm(false);
    await type();
    await userEvent.click(screen.getByText('Skip'));
    fireEvent.click(screen.getByRole('link', { name: 'Lists' }), { ctrlKey: true });
    expect([room(), dialogs.questions]).toEqual(['Form', []]);
  });

  it('makes the browser ask before the tab is closed', async () => {
    await openForm(false);
    expect(close()).toBe(true);
    await type();
    expect(close()).toBe(false);
  });
});

it.each([
  ['a link', () => userEvent.click(screen.getByRole('link', { name: 'Lists' }))],
  ['the back button', back],
])('a form without changes is left by %s without a question', async (_way, go) => {
  const dialogs = await openForm(false);
  await go();
  await untilIn('Lists');
  expect(dialogs.questions).toEqual([]);
});
