import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, expect, it } from 'vitest';
import { Failure } from '../../../../src/domain/failure/Failure.ts';
import { dialogChunk } from '../../../../src/ui/rooms/shipments/dialogs/dialogChunk.ts';
import { AddProofDialog } from '../../../../src/ui/rooms/shipments/proof/AddProofDialog.tsx';
import { ProofsCard } from '../../../../src/ui/rooms/shipments/proof/ProofsCard.tsx';
import { StandingNotes } from '../../../../src/ui/rooms/shipments/StandingNotes.tsx';
import { provenDeliveries } from '../../../../src/domain/shipment/provenDeliveries.ts';
import { foldRecord } from '../../../../src/domain/shipment/foldRecord.ts';
import { deliveredShipment } from '../../../support/factories/deliveredShipment.ts';
import { proofFactory } from '../../../support/factories/proofFactory.ts';
import { eventFactory } from '../../../support/factories/shipmentFactory.ts';
import { FakeClock } from '../../../support/fakes/FakeClock.ts';
import { FakeDeliveryProofs } from '../../../support/fakes/FakeDeliveryProofs.ts';
import { renderRoom } from '../../../support/renderRoom.tsx';
import { until } from '../../../support/until.ts';

beforeAll(() => dialogChunk.load());

const at = Date.UTC(2026, 0, 9, 12);
const rejected = proofFactory.build({
  packages: { delivered: 22, short: 2, damaged: 1 },
  note: 'Two wet',
  signature: 'M0 0L1000 400',
  standing: 'rejected',
  rejected: { at: '2026-01-09T12:00:00.000Z', reason: 'quantities_differ', note: 'We counted 23.' },
  files: [
    { id: 'f-1', name: 'photo.jpg', mime: 'image/jpeg', size: 9, sha256: 'ab'.repeat(32) },
    { id: 'f-2', name: 'signature.png', mime: 'image/png', size: 9, sha256: 'ab'.repeat(32) },
  ],
});
const rejection = eventFactory.build({ type: 'pod_rejected', stop: 1, side: 'shipper', at, recordedAt: at });

const open = (deliveryProofs = new FakeDeliveryProofs(), proof = rejected) => {
  const shipment = deliveredShipment([proof], [rejection]);
  const [delivery] = provenDeliveries(shipment, foldRecord(shipment));
  if (!delivery) throw new Error('the factory has a delivery');
  const dialog = <AddProofDialog shipment={shipment} delivery={delivery} onClose={() => {}} />;
  return renderRoom(dialog, { deliveryProofs, clock: new FakeClock(at + 3_600_000) });
};
const typed = (label: string): string => screen.getByRole<HTMLInputElement>('textbox', { name: label }).value;
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const missing = new Failure({ kind: 'refused', status: 404, message: 'Not found.', errors: [] });
const lost = 'Not all files you sent could be loaded. Add them again.';
const namesOf = (files: readonly File[] | undefined) => files?.map(({ name }) => name);

it('the form has what was rejected, with its files and the reason, but no signature, and is sent as it is or changed', async () => {
  const { deliveryProofs } = open();
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByText(/^Rejected .*: Quantities differ$/)).toBeTruthy();
  expect(dialog.getByText('We counted 23.')).toBeTruthy();
  expect(dialog.getByText('22 delivered, 2 short, 1 damaged')).toBeTruthy();
  expect(dialog.getByText(/ The new proof needs a new signature\.$/)).toBeTruthy();
  expect(['Received by', 'Delivered', 'Short', 'Damaged', 'Note (optional)'].map(typed)).toEqual([
    'Jana Novák',
    '22',
    '2',
    '1',
    'Two wet',
  ]);
  expect(await dialog.findByRole('button', { name: 'Remove photo.jpg' })).toBeTruthy();
  expect(dialog.queryByRole('button', { name: 'Remove signature.png' })).toBeNull();
  await userEvent.clear(screen.getByLabelText('Delivered'));
  await userEvent.type(screen.getByLabelText('Delivered'), '23');
  expect(typed('Short')).toBe('1');
  await press('Add proof');
  await until(() => expect(deliveryProofs.added).toHaveLength(1));
  const [sent] = deliveryProofs.added;
  expect(sent?.proof.facts).toMatchObject({ delivered: 23, short: 1, note: 'Two wet' });
  expect(sent?.proof.facts.signature).toBeUndefined();
  expect(namesOf(sent?.proof.files)).toEqual(['photo.jpg']);
});

it('the counts that were rejected are sent again only after a question', async () => {
  const { deliveryProofs, dialogs } = open();
  dialogs.answer = false;
  await screen.findByRole('button', { name: 'Remove photo.jpg' });
  await press('Add proof');
  await until(() => expect(dialogs.questions).toHaveLength(1));
  expect(dialogs.questions[0]?.text).toBe(
    '22 delivered + 2 short, of 24 booked. The shipper rejected these counts: quantities differ.',
  );
  expect(deliveryProofs.added).toEqual([]);
  dialogs.answer = true;
  await press('Add proof');
  await until(() => expect(deliveryProofs.added).toHaveLength(1));
});

it('the files that were rejected are sent again only after a question, unless there is something new', async () => {
  const proofs = new FakeDeliveryProofs();
  proofs.open = async () => new Blob(['the photo']);
  const why = { at: '2026-01-09T12:00:00.000Z', reason: 'unreadable', note: undefined };
  const { dialogs } = open(proofs, { ...rejected, rejected: why });
  dialogs.answer = false;
  await screen.findByRole('button', { name: 'Remove photo.jpg' });
  await press('Add proof');
  await until(() => expect(dialogs.questions).toHaveLength(1));
  expect(dialogs.questions[0]).toMatchObject({
    title: 'Add the rejected files again?',
    text: 'Nothing new was added. The shipper rejected these files: Illegible',
  });
  expect(proofs.added).toEqual([]);
  await userEvent.click(screen.getByRole('radio', { name: 'Type the name' }));
  await press('Add proof');
  await until(() => expect(proofs.added).toHaveLength(1));
  expect(dialogs.questions).toHaveLength(1);
});

it('a file that was removed is not sent again, and the new signature is', async () => {
  const { deliveryProofs } = open();
  await userEvent.click(await screen.findByRole('button', { name: 'Remove photo.jpg' }));
  await userEvent.click(screen.getByRole('radio', { name: 'Type the name' }));
  await press('Add proof');
  await until(() => expect(deliveryProofs.added).toHaveLength(1));
  const [sent] = deliveryProofs.added;
  expect(namesOf(sent?.proof.files)).toEqual(['signature.png']);
  expect(sent?.proof.facts.signature).toBeUndefined();
});

it('the files that are still there are sent again where one is not', async () => {
  const more = {
    ...rejected.files[0],
    id: 'f-3',
    name: 'note.pdf',
    mime: 'application/pdf',
    size: 9,
    sha256: 'cd'.repeat(32),
  };
  const proofs = new FakeDeliveryProofs();
  proofs.open = async (_, id) => (id === 'f-1' ? Promise.reject(missing) : new Blob(['a note']));
  open(proofs, { ...rejected, files: [...rejected.files, more] });
  expect(await screen.findByRole('button', { name: 'Remove note.pdf' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Remove photo.jpg' })).toBeNull();
  expect(screen.getByText(lost)).toBeTruthy();
});

it('a rejected proof that was a signature alone asks for a new one, and loses no file', async () => {
  open(new FakeDeliveryProofs(), { ...rejected, files: rejected.files.slice(1) });
  expect(screen.queryByText(lost)).toBeNull();
  await press('Add proof');
  expect((await screen.findByRole('alert')).textContent).toBe('Add a photo, a PDF or a signature.');
});

it('files that are kept no more are asked for', async () => {
  const proofs = new FakeDeliveryProofs();
  proofs.file = missing;
  open(proofs);
  expect(await screen.findByText(lost)).toBeTruthy();
  await press('Add proof');
  expect((await screen.findByRole('alert')).textContent).toBe('Add a photo, a PDF or a signature.');
});

it.each([
  ['fleet', 'Delivered. The shipper rejected the proof of delivery. Add another one.'],
  ['office', 'Delivered. You rejected the proof of delivery. The carrier has to add another one.'],
] as const)('the shipment says to the %s that another proof is needed, not that none came', (audience, said) => {
  const shipment = { ...deliveredShipment([rejected], [rejection]), flags: ['pod_missing', 'pod_rejected'] as const };
  renderRoom(<StandingNotes shipment={shipment} />, { membership: { audience } });
  expect(screen.getByText(said)).toBeTruthy();
});

it.each([
  ['fleet', 'The shipper is waiting for another proof.'],
  ['office', 'The carrier has to add another proof.'],
] as const)(
  'the card says to the %s under a rejected proof that another one is needed, not that none came',
  (audience, said) => {
    const shipment = { ...deliveredShipment([rejected], [rejection]), flags: ['pod_missing', 'pod_rejected'] as const };
    renderRoom(<ProofsCard shipment={shipment} mayWrite />, { membership: { audience } });
    expect(screen.getByText(said)).toBeTruthy();
    expect(screen.queryByText(/^No proof yet/)).toBeNull();
  },
);
