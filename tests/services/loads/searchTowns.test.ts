import { expect, it } from 'vitest';
import { gazetteerWith } from '../../support/services/gazetteerWith.ts';
import { openMarket } from '../../support/services/openMarket.ts';

const towns = [{ name: 'Essen' }, { name: 'Lyon', country: 'FR', otherNames: ['Lugdunum', 'Den Haag'] }];
const market = await openMarket({ gazetteer: gazetteerWith(towns) });
const { shipper, fleet, call, opened, offered } = market;
const { id } = await opened();
const { id: offerId } = await offered(id);

const lists = [
  ['loads', '/v1/loads', fleet, id],
  ['requests', '/v1/shipment-requests', shipper, id],
  ['offers', '/v1/offers', fleet, offerId],
] as const;

it.each(
  lists.flatMap((list) =>
    [
      ['Lugdunum', true],
      ['lugdunum essen', true],
      ['Den Haag', true],
      ['Essen, Lyon', true],
      ['Lugdunum nowhere', false],
      ['Lug', false],
      ['Den Haag, FR → Essen', true],
      ['Den Haag, DE', false],
      ['Essen - Den Haag', true],
    ].map(([typed, isFound]) => [...list, typed, isFound] as const),
  ),
)('%s at %s are found by a town in any of its names', async (_, path, who, sought, typed, isFound) => {
  const { status, body } = await call(`${path}?q=${encodeURIComponent(String(typed))}`, who);
  expect(status).toBe(200);
  expect(body.data.some((row: { id: string }) => row.id === sought)).toBe(isFound);
});
