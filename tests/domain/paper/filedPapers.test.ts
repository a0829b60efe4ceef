import { expect, it } from 'vitest';
import { filedPapers } from '../../../src/domain/paper/filedPapers.ts';
import { requiredPapers } from '../../../src/domain/paper/requiredPapers.ts';
import type { StoredDocument } from '../../../src/domain/paper/StoredDocument.ts';
import { documentFactory } from '../../support/factories/documentFactory.ts';

const today = '2026-03-01';
const shown = (documents: readonly StoredDocument[], required = requiredPapers(documents, today)) =>
  filedPapers(documents, required, today).map((paper) => {
    const type = paper.kind === 'missing' ? paper.type : paper.document.type;
    const standing = paper.kind === 'counting' ? (paper.compliance ?? '-') : paper.kind;
    return `${type} ${standing} ${paper.document?.id ?? 'none'}`;
  });
const insurance = (id: string, createdAt: string, expiresOn: string | undefined) =>
  documentFactory.build({ id, type: 'insurance', createdAt, expiresOn });

it('lists required papers first, missing or not', () => {
  const other = documentFactory.build({ id: 'o', type: 'other', expiresOn: undefined });
  expect(shown([other, insurance('i', '2026-01-01T00:00:00Z', '2026-12-31')])).toEqual([
    'registration missing none',
    'insurance valid i',
    'roadworthiness missing none',
    'other - o',
  ]);
});

it('marks a paper as replaced when there is a newer one', () => {
  const last = insurance('last', '2025-01-01T00:00:00Z', '2025-12-31');
  const present = insurance('present', '2026-01-01T00:00:00Z', '2026-12-31');
  expect(shown([last, present]).filter((paper) => paper.startsWith('insurance'))).toEqual([
    'insurance valid present',
    'insurance replaced last',
  ]);
});

it('lists a required paper without an expiry date as missing, with its file', () => {
  expect(shown([insurance('i', '2026-01-01T00:00:00Z', undefined)])).toContain('insurance missing i');
});

it('distinguishes required papers from others', () => {
  const permit = documentFactory.build({ id: 'p', type: 'permit' });
  const documents = [permit, insurance('i', '2026-01-01T00:00:00Z', '2026-12-31')];
  const counting = filedPapers(documents, requiredPapers(documents, today), today).filter(
    ({ kind }) => kind === 'counting',
  );
  expect(counting.map((paper) => [paper.document?.id, paper.kind === 'counting' && paper.isRequired])).toEqual([
    ['i', true],
    ['p', false],
  ]);
});

it('judges papers that are not required by their own expiry date, and leaves out photos', () => {
  const permit = documentFactory.build({ id: 'p', type: 'permit', expiresOn: '2026-02-01' });
  expect(shown([documentFactory.build({ type: 'photo' }), permit], [])).toEqual(['permit expired p']);
});
