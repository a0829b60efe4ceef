import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, expect, it } from 'vitest';
import { OutboxElsewhere } from '../../../../src/ui/rooms/shipments/outbox/OutboxElsewhere.tsx';
import { OutboxNote } from '../../../../src/ui/rooms/shipments/outbox/OutboxNote.tsx';
import { bodyChunk } from '../../../../src/ui/rooms/shipments/bodyChunk.ts';
import { dialogChunk } from '../../../../src/ui/rooms/shipments/dialogs/dialogChunk.ts';
import { ShipmentPage } from '../../../../src/ui/rooms/shipments/ShipmentPage.tsx';
import { keptProofFactory } from '../../../support/factories/keptProofFactory.ts';
import { membershipFactory } from '../../../support/factories/membershipFactory.ts';
import { outboxFactory } from '../../../support/factories/outboxFactory.ts';
import { sessionFactory } from '../../../support/factories/sessionFactory.ts';
import { eventFactory, shipmentFactory } from '../../../support/factories/shipmentFactory.ts';
import { FakeClock } from '../../../support/fakes/FakeClock.ts';
import { FakeConnectivity } from '../../../support/fakes/FakeConnectivity.ts';
import { FakeOutbox } from '../../../support/fakes/FakeOutbox.ts';
import { FakeSessionStore } from '../../../support/fakes/FakeSessionStore.ts';
import { renderRoom } from '../../../support/renderRoom.tsx';

beforeAll(() => Promise.all([bodyChunk.load(), dialogChunk.load()]));

const membership = membershipFactory.build({ id: 'company-own' });
const own = () => new FakeSessionStore(sessionFactory.build({ user: { id: 'user-own' }, company: membership }));

it('a fleet goes on step by step without the network, and sees what waits', async () => {
  const made = shipmentFactory.build({ id: 's-1' });
  const assigned = eventFactory.build({ type: 'assigned', data: { vehicleId: 'v-1', driverId: 'd-1' } });
  const record = { ...made, events: [...made.events, assigned] };
  const { notices, outbox, shipmentReports } = renderRoom(
    <>
      <OutboxNote />
      <ShipmentPage record={record} mayWrite />
    </>,
    {
      membership,
      sessionStore: own(),
      connectivity: new FakeConnectivity(false),
      clock: new FakeClock(assigned.at + 60_000),
    },
  );
  await userEvent.click(screen.getByRole('button', { name: 'Dispatch' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Arrived in Leipzig' }));
  expect(await screen.findByRole('button', { name: 'Departed Leipzig' })).toBeTruthy();
  expect(screen.getByText('2 steps are waiting for the network.')).toBeTruthy();
  expect(outbox.list()).toMatchObject([{ event: { type: 'dispatched' } }, { event: { type: 'arrived', stop: 0 } }]);
  expect(shipmentReports.told).toEqual([]);
  expect(notices.texts[0]).toContain('Kept on this device');
});

it('each step that was sent tells what became of it, until that is dismissed', async () => {
  const outbox = new FakeOutbox([
    outboxFactory.build({ outcome: 'sent' }),
    outboxFactory.build({ outcome: 'refused', why: { reason: 'before_previous' } }),
    outboxFactory.build({ outcome: 'conflict', why: { reason: 'goods_loaded' } }),
    outboxFactory.build({ outcome: 'conflict', why: { reason: 'newer', message: 'Something new.' } }),
  ]);
  renderRoom(<OutboxNote />, { membership, outbox, sessionStore: own() });
  const told = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(told[0]).toContain('Sent');
  expect(told[1]).toContain('The time is before the event it follows.');
  expect(told[2]).toContain('The goods are already on board.');
  expect(told[3]).toContain('Something new.');
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByRole('complementary')).toBeNull();
});

it('a proof that was not taken outlives the note, as its files are nowhere else', async () => {
  const outbox = new FakeOutbox([
    outboxFactory.build({ outcome: 'refused' }),
    keptProofFactory.build({ outcome: 'conflict', why: { reason: 'so_already' } }),
  ]);
  renderRoom(<OutboxNote />, { membership, outbox, sessionStore: own() });
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  const [told] = screen.getAllByRole('listitem');
  expect(told?.textContent).toContain('Proof of delivery');
  expect(told?.textContent).toContain('This delivery already has a proof.');
  expect(screen.queryByRole('button', { name: 'Dismiss' })).toBeNull();
});

it('what is on its way is told as being sent', () => {
  const outbox = new FakeOutbox([keptProofFactory.build({ outcome: 'sending' }), outboxFactory.build()]);
  renderRoom(<OutboxNote />, { membership, outbox, sessionStore: own() });
  expect(screen.getByText('Sending what was kept.')).toBeTruthy();
  expect(screen.getAllByRole('listitem')[0]?.textContent).toContain('Sending');
});

it('a step that this device has no room to keep is told, and nothing is kept', async () => {
  const made = shipmentFactory.build({ id: 's-1' });
  const assigned = eventFactory.build({ type: 'assigned', data: { vehicleId: 'v-1', driverId: 'd-1' } });
  const outbox = new FakeOutbox();
  outbox.isFull = true;
  const record = { ...made, events: [...made.events, assigned] };
  renderRoom(<ShipmentPage record={record} mayWrite />, {
    membership,
    outbox,
    sessionStore: own(),
    connectivity: new FakeConnectivity(false),
    clock: new FakeClock(assigned.at + 60_000),
  });
  await userEvent.click(screen.getByRole('button', { name: 'Dispatch' }));
  expect(await screen.findByText(/^This device has no room to keep this/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Dispatch' })).toBeTruthy();
});

it('what others kept in this browser is not shown', () => {
  const outbox = new FakeOutbox([outboxFactory.build({ userId: 'somebody' })]);
  renderRoom(<OutboxNote />, { membership, outbox, sessionStore: own() });
  expect(screen.queryByRole('complementary')).toBeNull();
});

it('what waits in another company is told by its name, with the way there', async () => {
  const other = membershipFactory.build({ id: 'company-other', name: 'Alder Cold Chain' });
  const outbox = new FakeOutbox([
    outboxFactory.build({ companyId: 'company-other' }),
    keptProofFactory.build({ companyId: 'company-other', outcome: 'refused' }),
    outboxFactory.build({ companyId: 'company-other', outcome: 'sent' }),
    outboxFactory.build({ companyId: 'company-other', userId: 'somebody' }),
  ]);
  const { sessionStore } = renderRoom(<OutboxElsewhere />, {
    membership,
    others: [other],
    outbox,
    sessionStore: own(),
  });
  const note = screen.getByRole('complementary', { name: 'Outbox of Alder Cold Chain' });
  expect(note.textContent).toContain('2 steps for Alder Cold Chain have not been sent.');
  await userEvent.click(screen.getByRole('button', { name: 'Switch to Alder Cold Chain' }));
  expect(sessionStore.read().company).toMatchObject({ id: 'company-other' });
});

it('nothing is told of other companies for which everything was sent', () => {
  const other = membershipFactory.build({ id: 'company-other' });
  const outbox = new FakeOutbox([outboxFactory.build({ companyId: 'company-other', outcome: 'refused' })]);
  renderRoom(<OutboxElsewhere />, { membership, others: [other], outbox, sessionStore: own() });
  expect(screen.queryByRole('complementary')).toBeNull();
});
