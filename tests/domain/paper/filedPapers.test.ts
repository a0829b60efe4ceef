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

it('names what is required first, on file or not', () => {
  const other = documentFactory.build({ id: 'o', type: 'other', expiresOn: undefined });
  expect(shown([other, insurance('i', '2026-01-01T00:00:00Z', '2026-12-31')])).toEqual([
    'registration missing none',
    'insurance valid i',
    'roadworthiness missing none',
    'other - o',
  ]);
});

it('does not hold against a vehicle what a newer paper has taken the place of', () => {
  const last = insurance('last', '2025-01-01T00:00:00Z', '2025-12-31');
  const present = insurance('present', '2026-01-01T00:00:00Z', '2026-12-31');
  expect(shown([last, present]).filter((paper) => paper.startsWith('insurance'))).toEqual([
    'insurance valid present',
    'insurance replaced last',
  ]);
});

it('misses a paper whose last day nobody has written down, and still has its file', () => {
  expect(shown([insurance('i', '2026-01-01T00:00:00Z', undefined)])).toContain('insurance missing i');
});

it('judges each by its own last day where none is required, and leaves pictures out', () => {
  const permit = documentFactory.build({ id: 'p', type: 'permit', expiresOn: '2026-02-01' });
  expect(shown([documentFactory.build({ type: 'photo' }), permit], [])).toEqual(['permit expired p']);
});
