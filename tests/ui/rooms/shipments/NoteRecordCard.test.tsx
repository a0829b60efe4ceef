import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { buildNoteRecord } from '../../../../src/application/noteRecord/buildNoteRecord.ts';
import type { ShipmentRecord } from '../../../../src/domain/shipment/Shipment.ts';
import { NoteRecordCard } from '../../../../src/ui/rooms/shipments/noteRecord/NoteRecordCard.tsx';
import { eventFactory, shipmentFactory } from '../../../support/factories/shipmentFactory.ts';
import { renderRoom } from '../../../support/renderRoom.tsx';
import { sha256 } from '../../../support/sha256.ts';

const made = shipmentFactory.build({ reference: 'SH-2026-000042' });
const damage = eventFactory.build({ type: 'exception', stop: 0, data: { kind: 'damage', text: 'Two drums dented' } });
const shipment = { ...made, events: [...made.events, damage] };
const textOf = async (of: ShipmentRecord): Promise<string> => JSON.stringify(await buildNoteRecord({ sha256 })(of));
const open = () => renderRoom(<NoteRecordCard shipment={shipment} />);

/** Holds a file against the shipment. Answers what is said of it. */
const check = async (text: string): Promise<string> => {
  const choice = await screen.findByLabelText('Check a record file');
  await userEvent.upload(choice, new File([text], 'record.json', { type: 'application/json' }));
  await waitFor(() => expect(screen.getByRole('status').textContent).toMatch(/^record\.json: /u));
  return screen.getByRole('status').textContent ?? '';
};

describe('the electronic record of a shipment', () => {
  it('shows its last state, by the hash that paper shows', async () => {
    open();
    const hash = (await buildNoteRecord({ sha256 })(shipment)).states[1]?.hash ?? '';
    expect((await screen.findByText(hash.slice(0, 24))).title).toBe(hash);
    expect(screen.getAllByRole('definition')[0]?.textContent).toMatch(/^2 · /u);
    expect(screen.getByText(/this record is not an e-CMR/u)).toBeTruthy();
  });

  it('is exported, with its state in the name of the file', async () => {
    const { madeFiles } = open();
    await screen.findByText(/^2 · /u);
    await userEvent.click(screen.getByRole('button', { name: 'Export record' }));
    await waitFor(() => expect(madeFiles.saved).toEqual(['Record SH-2026-000042 state 2.json']));
    expect(await check((await madeFiles.contents[0]?.text()) ?? '')).toMatch(/The chain is intact and matches/u);
  });

  it.each([
    ['as it is', () => textOf(shipment), 'The chain is intact and matches this shipment as it is now: 2 states.'],
    [
      'of before',
      () => textOf(made),
      'The chain is intact and matches this shipment up to state 1. 1 state has been added since.',
    ],
    [
      'that was changed',
      async () => (await textOf(shipment)).replace('exception.damage', 'exception.other'),
      'The chain is broken at state 2: something in the file was changed, removed or reordered.',
    ],
    [
      'made up anew',
      () => textOf({ ...shipment, events: [...made.events, { ...damage, data: { kind: 'other' } }] }),
      'The chain in the file is intact, but from state 2 on it does not match this shipment.',
    ],
    [
      'of another shipment',
      () => textOf(shipmentFactory.build({ reference: 'SH-7' })),
      'This is the record of another shipment: SH-7.',
    ],
    ['that is none', async () => 'Reference;State', 'This file is not an exported record.'],
  ])('says of a file %s what it is worth', async (_, text, said) => {
    open();
    expect(await check(await text())).toBe(`record.json: ${said}`);
  });
});
