import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { RecordChanges } from '../../../../src/application/shared/RecordChanges.ts';
import { RequestsPage } from '../../../../src/ui/rooms/requests/RequestsPage.tsx';
import { useInjection } from '../../../../src/ui/shared/injection/useInjection.ts';
import { requestFactory } from '../../../support/factories/requestFactory.ts';
import { FakeRequestRegister } from '../../../support/fakes/FakeRequestRegister.ts';
import { renderRoom } from '../../../support/renderRoom.tsx';

const Told = () => {
  const changes = useInjection(RecordChanges);
  return <button onClick={() => changes.publish({ lists: ['requests'] })}>a colleague has</button>;
};

const references = () => screen.getAllByRole('link', { name: /^PO/ }).map(({ textContent }) => textContent);

it('requests of colleagues wait above the list until they are asked for', async () => {
  const requestRegister = new FakeRequestRegister();
  const have = (...names: readonly string[]) => {
    const rows = names.map((reference) => requestFactory.build({ id: reference, reference }));
    requestRegister.page = { rows, page: 0, size: 25, total: rows.length };
  };
  have('PO 1', 'PO 2');
  renderRoom(
    <main>
      <RequestsPage mayWrite />
      <Told />
    </main>,
    { requestRegister, membership: { audience: 'office' } },
  );
  await screen.findByRole('link', { name: 'PO 1' });
  have('PO 3', 'PO 1', 'PO 2');
  await userEvent.click(screen.getByRole('button', { name: 'a colleague has' }));
  const show = await screen.findByRole('button', { name: '1 new · Show' });
  expect(references()).toEqual(['PO 1', 'PO 2']);
  await userEvent.click(show);
  expect(references()).toEqual(['PO 3', 'PO 1', 'PO 2']);
});
