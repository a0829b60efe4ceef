import * as v from 'valibot';
import { expect, it } from 'vitest';
import { completeInTime } from '../../../services/shipments/completeInTime.ts';
import { buildNoteRecord } from '../../../src/application/noteRecord/buildNoteRecord.ts';
import { shipmentAnswer } from '../../../src/infrastructure/http/shipments/shipmentAnswer.ts';
import { openProofs } from '../../support/services/openProofs.ts';
import { sha256 } from '../../support/sha256.ts';

const { world, shipper, fleet, delivered, proven, later, shipment, tell } = await openProofs();

/** The record of a shipment as a party makes it, by the hashes of its states. */
const hashesOf = async (id: string, who: typeof fleet): Promise<readonly string[]> => {
  const record = await buildNoteRecord({ sha256 })(v.parse(shipmentAnswer, await shipment(id, who)));
  return record.states.map(({ hash }) => hash);
};

it('both parties have the same record, which only grows, also when the clock completes the shipment', async () => {
  const { id } = await delivered();
  await proven(id, { note: 'One drum dented.' });
  await tell(id, { type: 'note', data: { text: 'Ours alone', visibility: 'internal' } }, fleet);
  await tell(id, { type: 'note', data: { text: 'For both', visibility: 'parties' } }, fleet);
  const before = await hashesOf(id, shipper);
  expect(await hashesOf(id, fleet)).toEqual(before);
  const people = await later(73);
  const [read, ofFleet] = [await hashesOf(id, people.shipper), await hashesOf(id, people.fleet)];
  expect(read.slice(0, -1)).toEqual(before);
  expect(ofFleet).toEqual(read);
  world.advance(60_000);
  while (await completeInTime(world.services)) continue;
  expect(await hashesOf(id, people.shipper)).toEqual(read);
});
