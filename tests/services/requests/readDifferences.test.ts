import { expect, it } from 'vitest';
import type { ImportedRow } from '../../../services/requests/import/importBody.ts';
import { openMarket } from '../../support/services/openMarket.ts';
import { testDatabase } from '../../support/services/testDatabase.ts';

let most = 0;
const db = (await testDatabase()).withPlugin({
  transformQuery: ({ node }) => node,
  async transformResult({ result }) {
    most = Math.max(most, result.rows.filter((row) => 'content' in row).length);
    return result;
  },
});
const { call, shipper } = await openMarket({ db });

const references = Array.from({ length: 45 }, (_, nth) => `PO ${nth}`);

const sent = async (notes: string): Promise<readonly ImportedRow[]> => {
  const csv = ['reference,notes', ...references.map((reference, nth) => `${reference},${nth === 30 ? notes : 'Call'}`)];
  return (await call('/v1/shipment-requests/import', shipper, { json: { csv: csv.join('\n') } })).body.data.rows;
};

it('of a table that is sent again, the requests that are there are read at most twenty at a time', async () => {
  expect((await sent('Call')).map(({ outcome, differs }) => [outcome, differs])).toEqual(
    references.map(() => ['added', null]),
  );
  most = 0;
  expect((await sent('Ring twice')).map(({ outcome, differs }) => [outcome, differs])).toEqual(
    references.map((_, nth) => ['exists', nth === 30 ? ['notes'] : []]),
  );
  expect(most).toBe(20);
});
