import { expect, it } from 'vitest';
import type { StoredDocument } from '../../../src/domain/paper/StoredDocument.ts';
import { unitOf } from '../../../src/domain/verdict/unitOf.ts';
import { documentFactory } from '../../support/factories/documentFactory.ts';
import { vehicleFactory } from '../../support/factories/vehicleFactory.ts';

const { documents: noPapers, ...row } = vehicleFactory.build();
const paper = (type: StoredDocument['type'], expiresOn: string | undefined) =>
  documentFactory.build({ type, expiresOn });
const registration = paper('registration', undefined);
const missing = (type: string) => ({ type, expiresOn: undefined });

it.each<[string, readonly StoredDocument[] | undefined, readonly object[]]>([
  ['whose papers are not known', undefined, []],
  ['without papers', noPapers, [missing('registration'), missing('insurance'), missing('roadworthiness')]],
  [
    'with all papers, of which the registration never ends',
    [registration, paper('insurance', '2026-06-30'), paper('roadworthiness', '2026-05-31')],
    [
      { type: 'insurance', expiresOn: '2026-06-30' },
      { type: 'roadworthiness', expiresOn: '2026-05-31' },
    ],
  ],
  [
    'with an expired paper and one without its end',
    [registration, paper('insurance', '2025-12-31'), paper('roadworthiness', undefined)],
    [{ type: 'insurance', expiresOn: '2025-12-31' }, missing('roadworthiness')],
  ],
  [
    'with a registration that ends',
    [paper('registration', '2030-01-01'), paper('insurance', '2026-06-30'), paper('roadworthiness', '2026-05-31')],
    [
      { type: 'registration', expiresOn: '2030-01-01' },
      { type: 'insurance', expiresOn: '2026-06-30' },
      { type: 'roadworthiness', expiresOn: '2026-05-31' },
    ],
  ],
])('a vehicle %s is judged by %j', (_, documents, papers) => {
  const unit = unitOf({ ...row, ...(documents && { documents }) }, '2026-01-05');
  expect(unit).toMatchObject({ papers, engagements: [], payloadKg: row.payloadKg, status: row.status });
});
