import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { beforeAll, expect, it } from 'vitest';
import { Failure } from '../../../../src/domain/failure/Failure.ts';
import { bodyChunk } from '../../../../src/ui/rooms/requests/bodyChunk.ts';
import { RequestsRoom } from '../../../../src/ui/rooms/requests/RequestsRoom.tsx';
import { requestFactory } from '../../../support/factories/requestFactory.ts';
import { FakeDialogs } from '../../../support/fakes/FakeDialogs.ts';
import { FakeRequestRegister } from '../../../support/fakes/FakeRequestRegister.ts';
import { renderRoom } from '../../../support/renderRoom.tsx';

beforeAll(() => bodyChunk.load());

const plain = requestFactory.build({ id: 'r-1', status: 'draft', publishedAt: undefined });
const light = {
  ...plain,
  cargo: plain.cargo?.map((line) => ({ ...line, description: 'Drinks', packageCode: 'OH', count: 24, grossKg: 9.6 })),
};

const open = (at: string, request = light) => {
  const requestRegister = Object.assign(new FakeRequestRegister(), { request });
  return renderRoom(
    <Routes>
      <Route path="/ui/requests/*" element={<RequestsRoom />} />
    </Routes>,
    { at, requestRegister, dialogs: new FakeDialogs(), membership: { audience: 'office' } },
  );
};

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

const question = {
  title: 'Publish anyway?',
  text: 'Drinks: only 0.4 kg per pallet.',
  yes: 'Publish anyway',
  no: 'Do not publish',
};

it.each([
  ['on its page', '/ui/requests/r-1'],
  ['in its form', '/ui/requests/r-1/edit'],
])('a request of an unlikely weight is published %s only after a question', async (_, at) => {
  const { requestRegister, dialogs } = open(at);
  const sent = () => requestRegister.moved.length + requestRegister.changed.length;
  dialogs.answer = false;
  await press('Publish');
  await waitFor(() => expect(dialogs.questions).toEqual([question]));
  expect(sent()).toBe(0);
  dialogs.answer = true;
  await press('Publish');
  await waitFor(() => expect(sent()).toBe(1));
});

it('what was allowed once is not asked about again', async () => {
  const { requestRegister, dialogs } = open('/ui/requests/r-1');
  requestRegister.written = new Failure({ kind: 'unreachable', offline: false });
  await press('Publish');
  await waitFor(() => expect(requestRegister.moved).toHaveLength(1));
  await press('Publish');
  await waitFor(() => expect(requestRegister.moved).toHaveLength(2));
  expect(dialogs.questions).toHaveLength(1);
});

it('the summary does not say that nothing is missing beside a warning', async () => {
  open('/ui/requests/r-1/edit');
  expect(await screen.findByText('Drinks: only 0.4 kg per pallet.')).toBeTruthy();
  expect(screen.getByText(/^All fields are complete\. Check the warnings? above\.$/)).toBeTruthy();
  expect(screen.queryByText('Nothing is missing.')).toBeNull();
});

it('nobody is asked before a draft is kept', async () => {
  const { requestRegister, dialogs } = open('/ui/requests/r-1/edit');
  await press('Save draft');
  await waitFor(() => expect(requestRegister.changed).toHaveLength(1));
  expect(dialogs.questions).toEqual([]);
});
