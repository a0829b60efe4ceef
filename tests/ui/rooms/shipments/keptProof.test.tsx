import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import type { OutboxProof } from '../../../../src/domain/outbox/OutboxEntry.ts';
import { bodyChunk } from '../../../../src/ui/rooms/shipments/bodyChunk.ts';
import { dialogChunk } from '../../../../src/ui/rooms/shipments/dialogs/dialogChunk.ts';
import { ShipmentPage } from '../../../../src/ui/rooms/shipments/ShipmentPage.tsx';
import { keptProofFactory } from '../../../support/factories/keptProofFactory.ts';
import { membershipFactory } from '../../../support/factories/membershipFactory.ts';
import { sessionFactory } from '../../../support/factories/sessionFactory.ts';
import { eventFactory, shipmentFactory } from '../../../support/factories/shipmentFactory.ts';
import { FakeClock } from '../../../support/fakes/FakeClock.ts';
import { FakeConnectivity } from '../../../support/fakes/FakeConnectivity.ts';
import { FakeOutbox } from '../../../support/fakes/FakeOutbox.ts';
import { FakeSessionStore } from '../../../support/fakes/FakeSessionStore.ts';
import { renderRoom } from '../../../support/renderRoom.tsx';
import { until } from '../../../support/until.ts';

beforeAll(() => Promise.all([bodyChunk.load(), dialogChunk.load()]));

const at = (hour: number): number => Date.UTC(2026, 0, 9, hour);
const made = shipmentFactory.build({ id: 's-1' });
const told = [
  ['assigned', null, { vehicleId: 'v', driverId: 'd' }],
  ['dispatched', null, {}],
  ['arrived', 0, {}],
  ['departed', 0, {}],
  ['arrived', 1, {}],
  ['delivered', 1, {}],
] as const;
const record = {
  ...made,
  status: 'delivered' as const,
  events: [
    ...made.events,
    ...told.map(([type, stop, data], place) =>
      eventFactory.build({ type, stop, data, at: at(3 + place), recordedAt: at(3 + place) }),
    ),
  ],
};
const membership = membershipFactory.build({ id: 'company-own' });
const photo = new File(['a photo'], 'photo.jpg', { type: 'image/jpeg' });

const open = (entries: readonly OutboxProof[] = [], { online = false } = {}) => {
  const outbox = new FakeOutbox(entries);
  for (const { id } of entries) outbox.files.set(id, [photo]);
  const store = new FakeSessionStore(sessionFactory.build({ user: { id: 'user-own' }, company: membership }));
  return renderRoom(<ShipmentPage record={record} mayWrite />, {
    membership,
    outbox,
    sessionStore: store,
    connectivity: new FakeConnectivity(online),
    clock: new FakeClock(at(12)),
  });
};
const card = () => within(screen.getByRole('region', { name: 'Proof of delivery' }));
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

/** Fills in the form of a proof, as far as it is not. */
const fill = async (): Promise<void> => {
  await press(/^Add proof of delivery in /);
  await userEvent.type(screen.getByLabelText('Received by'), 'Jana');
  await userEvent.click(screen.getByRole('radio', { name: 'Type the name' }));
};

describe('without the network', () => {
  it('the form says that the proof is kept, and the proof stands in its place afterwards', async () => {
    const { outbox, notices, deliveryProofs } = open();
    await fill();
    expect(screen.getByText(/^No connection: the proof is kept on this device/)).toBeTruthy();
    await press('Add proof');
    expect(await card().findByText('Waiting')).toBeTruthy();
    expect(screen.getByText('Delivered. The proof of delivery is waiting to be sent.')).toBeTruthy();
    expect(card().getByText('Jana')).toBeTruthy();
    expect(card().getByText(/^signature\.png/)).toBeTruthy();
    expect(card().queryByRole('button', { name: /^Add proof/ })).toBeNull();
    expect(card().queryByText('No proof yet. The shipper is waiting for it.')).toBeNull();
    expect(outbox.list()).toMatchObject([{ kind: 'proof', proof: { stop: 1, facts: { recipient: 'Jana' } } }]);
    expect(notices.texts[0]).toContain('Kept on this device');
    expect(deliveryProofs.added).toEqual([]);
  });

  it('a device without room says so, and the form loses nothing', async () => {
    const { outbox } = open();
    outbox.isFull = true;
    await fill();
    await press('Add proof');
    expect((await screen.findByRole('alert')).textContent).toContain('no room');
    expect(screen.getByLabelText('Received by')).toHaveProperty('value', 'Jana');
    outbox.isFull = false;
    await press('Add proof');
    expect(await card().findByText('Waiting')).toBeTruthy();
  });
});

const typeIn = async (label: string, text: string): Promise<void> => {
  await userEvent.clear(screen.getByLabelText(label));
  await userEvent.type(screen.getByLabelText(label), text);
};
const values = () => ['Delivered', 'Short'].map((label) => screen.getByLabelText<HTMLInputElement>(label).value);

describe('the counts of packages', () => {
  const ordered = made.cargo[0]?.count ?? 0;

  it.each([
    ['Short', '2', [ordered - 2, 2]],
    ['Delivered', String(ordered - 3), [ordered - 3, 3]],
    ['Delivered', String(ordered + 1), [ordered + 1, 0]],
    ['Short', 'two', [ordered, 'two']],
  ])('once %s is %s, have the rest of what was ordered in the other', async (label, typed, expected) => {
    open();
    await press(/^Add proof of delivery in /);
    await typeIn(label, typed);
    expect(values()).toEqual(expected.map(String));
  });

  it('stay as typed once both were', async () => {
    open();
    await press(/^Add proof of delivery in /);
    await typeIn('Short', '2');
    await typeIn('Delivered', '5');
    expect(values()).toEqual(['5', '2']);
    expect(screen.getByText(`5 delivered + 2 short, of ${ordered} booked.`)).toBeTruthy();
    expect(screen.getByText(`${ordered - 7} packages are neither delivered nor short.`)).toBeTruthy();
  });

  it('say what is calculated, what counts as delivered, and which problem follows', async () => {
    open();
    await press(/^Add proof of delivery in /);
    expect(screen.queryByText(/^Adding this proof reports/)).toBeNull();
    await typeIn('Delivered', String(ordered - 2));
    expect(screen.getByText('Including damaged packages.')).toBeTruthy();
    expect(screen.getByText('Calculated from the packages booked.')).toBeTruthy();
    expect(screen.getByText('Adding this proof reports a problem to the shipper: Shortage.')).toBeTruthy();
    await typeIn('Damaged', '1');
    expect(screen.getByText('Adding this proof reports problems to the shipper: Shortage, Damage.')).toBeTruthy();
  });

  it('that leave packages unaccounted for are sent after a question', async () => {
    const { dialogs, deliveryProofs } = open([], { online: true });
    await fill();
    await typeIn('Short', '0');
    await typeIn('Delivered', String(ordered - 1));
    dialogs.answer = false;
    await press('Add proof');
    expect(dialogs.questions.map(({ text }) => text)).toEqual([
      `${ordered - 1} delivered + 0 short, of ${ordered} booked. 1 package is neither delivered nor short.`,
    ]);
    expect(deliveryProofs.added).toEqual([]);
    dialogs.answer = true;
    await press('Add proof');
    await until(() => expect(deliveryProofs.added).toHaveLength(1));
  });

  it('that come to more than was ordered need a note', async () => {
    const { deliveryProofs } = open([], { online: true });
    await fill();
    await typeIn('Delivered', String(ordered + 1));
    await press('Add proof');
    const problem = `Delivered and short come to more than the ${ordered} booked. Check the counts, or say why in the note.`;
    expect(screen.getByText(problem)).toBeTruthy();
    expect(deliveryProofs.added).toEqual([]);
    await userEvent.type(screen.getByRole('textbox', { name: /^Note/ }), 'One more by mistake');
    await press('Add proof');
    await until(() => expect(deliveryProofs.added).toHaveLength(1));
  });

  it('cannot be more damaged than came', async () => {
    const { deliveryProofs } = open([], { online: true });
    await fill();
    await typeIn('Damaged', String(ordered + 1));
    await press('Add proof');
    expect(screen.getByText(`Damaged packages count as delivered, so enter at most ${ordered}.`)).toBeTruthy();
    expect(deliveryProofs.added).toEqual([]);
  });
});

it('a photo is made smaller before it is sent, and one that is too big even so is refused', async () => {
  const { photos, deliveryProofs } = open([], { online: true });
  await press(/^Add proof of delivery in /);
  await userEvent.type(screen.getByLabelText('Received by'), 'Jana');
  const taken = new File([new Uint8Array(11 * 1024 * 1024)], 'taken.jpg', { type: 'image/jpeg' });
  await userEvent.upload(screen.getByLabelText('Choose a photo or PDF'), taken);
  expect((await screen.findByRole('alert')).textContent).toContain('taken.jpg');
  photos.shrunk = photo;
  await userEvent.upload(screen.getByLabelText('Choose a photo or PDF'), taken);
  expect(await screen.findByRole('button', { name: 'Remove photo.jpg' })).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
  await press('Add proof');
  await until(() => expect(deliveryProofs.added).toHaveLength(1));
  expect(deliveryProofs.added[0]?.proof.files).toEqual([photo]);
});

it('a file that is added twice is told as such, and sent once', async () => {
  const { deliveryProofs } = open([], { online: true });
  await press(/^Add proof of delivery in /);
  await userEvent.type(screen.getByLabelText('Received by'), 'Jana');
  const again = new File([await photo.arrayBuffer()], photo.name, { type: photo.type, lastModified: 7 });
  for (const file of [photo, again]) await userEvent.upload(screen.getByLabelText('Choose a photo or PDF'), file);
  expect((await screen.findByRole('alert')).textContent).toBe(`${photo.name}: This file has already been added.`);
  await press('Add proof');
  await until(() => expect(deliveryProofs.added).toHaveLength(1));
  expect(deliveryProofs.added[0]?.proof.files).toEqual([photo]);
});

it('a proof that is being sent can be neither changed nor discarded', () => {
  open([keptProofFactory.build({ outcome: 'sending' })], { online: true });
  expect(card().getByText('This proof is being sent.')).toBeTruthy();
  expect(card().queryByRole('button', { name: /^(?:Change|Discard)/ })).toBeNull();
});

it('a proof that was refused says why, and is changed with what it said and its files', async () => {
  const refused = keptProofFactory.build({ outcome: 'refused', why: { reason: 'files_lost' } });
  const { outbox, deliveryProofs } = open([refused], { online: true });
  expect(card().getByText('This device lost its files. Add them again.')).toBeTruthy();
  await press(/^Change proof of delivery in /);
  expect(await screen.findByLabelText('Received by')).toHaveProperty('value', 'Jana Novák');
  expect(screen.getByRole('button', { name: 'Remove photo.jpg' })).toBeTruthy();
  await userEvent.clear(screen.getByLabelText('Delivered'));
  await userEvent.type(screen.getByLabelText('Delivered'), '23');
  await press('Add proof');
  await until(() => expect(outbox.list()).toEqual([]));
  expect(deliveryProofs.added).toMatchObject([{ proof: { facts: { recipient: 'Jana Novák', delivered: 23 } } }]);
  expect(deliveryProofs.added[0]?.proof.files).toEqual([photo]);
});

it('a proof whose files are lost asks for others', async () => {
  const refused = keptProofFactory.build({ outcome: 'refused', why: { reason: 'files_lost' } });
  const { outbox } = open([refused], { online: true });
  outbox.files.set(refused.id, 'unreadable');
  await press(/^Change proof of delivery in /);
  await press('Add proof');
  expect((await screen.findByRole('alert')).textContent).toBe('Add a photo, a PDF or a signature.');
});

it('a proof whose files cannot be read just now says so, and stays', async () => {
  const refused = keptProofFactory.build({ outcome: 'refused' });
  const { outbox, dialogs } = open([refused], { online: true });
  outbox.filesOf = () => Promise.reject(new Error('IndexedDB failed'));
  await press(/^Change proof of delivery in /);
  expect(dialogs.alerts.map(({ title }) => title)).toEqual(['The proof cannot be opened']);
  expect(outbox.list()).toEqual([refused]);
});

it('a proof is discarded once that is confirmed', async () => {
  const { outbox, dialogs } = open([keptProofFactory.build()]);
  dialogs.answer = false;
  await press(/^Discard proof of delivery in /);
  expect([dialogs.questions.length, outbox.list().length]).toEqual([1, 1]);
  dialogs.answer = true;
  await press(/^Discard proof of delivery in /);
  expect(outbox.list()).toEqual([]);
});

it('the picture of a kept proof is shown, and opens larger', async () => {
  open([keptProofFactory.build()]);
  await press('Open photo.jpg');
  const dialog = screen.getByRole('dialog', { name: 'photo.jpg' });
  expect(await within(dialog).findByRole('img', { name: 'photo.jpg' })).toBeTruthy();
});

it('a proof that others kept on this device is not shown', () => {
  open([keptProofFactory.build({ userId: 'somebody' }), keptProofFactory.build({ companyId: 'another' })]);
  expect(card().getByText('No proof yet. The shipper is waiting for it.')).toBeTruthy();
});
