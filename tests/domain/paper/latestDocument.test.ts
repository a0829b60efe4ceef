import { expect, it } from 'vitest';
import { latestDocument } from '../../../src/domain/paper/latestDocument.ts';
import { documentFactory } from '../../support/factories/documentFactory.ts';

const filed = (id: string, expiresOn: string | undefined, createdAt = '2026-01-01T08:00:00.000Z') =>
  documentFactory.build({ id, type: 'licence', expiresOn, createdAt });
const [early, late] = [filed('early', '2027-01-31'), filed('late', '2031-01-31')];
const refiled = filed('refiled', '2031-01-31', '2026-01-02T08:00:00.000Z');

it.each([
  ['the one that ends last', [early, late], 'late'],
  ['the one that ends last, whatever the order', [late, early], 'late'],
  ['the one filed last of those that end last', [late, refiled, early], 'refiled'],
  ['the one filed last, whatever the order', [refiled, early, late], 'refiled'],
  ['the first of those filed at once', [late, { ...late, id: 'again' }], 'late'],
  ['none that never ends', [filed('endless', undefined)], undefined],
  ['none of another type', [{ ...late, type: 'adr' as const }], undefined],
  ['none of none', [], undefined],
])('the latest document is %s', (_, documents, id) => {
  expect(latestDocument(documents, 'licence')?.id).toBe(id);
});
