import { expect, it } from 'vitest';
import { inCompany } from '../../../services/database/inCompany.ts';
import { differingRows } from '../../../services/requests/import/differingRows.ts';
import { LongWorks } from '../../../services/web/turns/LongWorks.ts';
import { openMarket } from '../../support/services/openMarket.ts';

const { world, shipper, call, opened } = await openMarket();
const { db } = world.services;

it('rows are compared with the requests of their references, which are read twenty at a time', async () => {
  await opened();
  const csv = ['reference,goods', ...Array.from({ length: 44 }, (_, at) => `PO ${at},Drinks`)].join('\n');
  await call('/v1/shipment-requests/import', shipper, { json: { csv } });
  const requests = await inCompany(db, shipper.company, shipper.id, (tx) =>
    tx.selectFrom('shipment_request').select(['id', 'content', 'reference']).where('status', '=', 'draft').execute(),
  );
  expect(requests).toHaveLength(44);
  const known = requests.map(({ id, content, reference }, at) => {
    const goods = at === 30 ? 'Juice' : 'Drinks';
    const cargo = content.cargo.map((line) => ({ ...line, description: goods }));
    return {
      id,
      row: {
        line: at,
        cells: { goods },
        reference,
        content: { ...content, cargo },
        errors: [],
        towns: [],
        beforePublishing: [],
      },
    };
  });
  let read = 0;
  const differing = await differingRows(known, {
    works: new LongWorks(),
    inOwn: (work) => {
      read += 1;
      return inCompany(db, shipper.company, shipper.id, work);
    },
  });
  expect(known.map(({ row }) => differing.get(row))).toEqual(known.map((_, at) => (at === 30 ? ['goods'] : [])));
  expect(read).toBe(3);
});
