import { describe, expect, it } from 'vitest';
import { fileDocument } from '../../../src/application/papers/fileDocument.ts';
import { openDocument } from '../../../src/application/papers/openDocument.ts';
import { removeDocument } from '../../../src/application/papers/removeDocument.ts';
import { saveDocument } from '../../../src/application/papers/saveDocument.ts';
import { documentFactory } from '../../support/factories/documentFactory.ts';
import { FakeDialogs } from '../../support/fakes/FakeDialogs.ts';
import { FakeDocumentCabinet } from '../../support/fakes/FakeDocumentCabinet.ts';

const owner = { kind: 'vehicle', id: 'v-1' } as const;
const question = { title: 'Delete this paper?', text: '', yes: 'Delete', no: 'Keep' };

describe('a document', () => {
  it('is uploaded with its idempotency key and a progress callback', async () => {
    const cabinet = new FakeDocumentCabinet();
    const document = { file: new File(['x'], 'policy.pdf'), type: 'insurance', expiresOn: '2026-12-31' } as const;
    const upload = { signal: new AbortController().signal, onProgress: () => {}, idempotencyKey: 'key' };
    await fileDocument(cabinet)(owner, document, upload);
    expect(cabinet.uploads).toEqual([{ owner, document, upload }]);
  });

  it('is opened by its id', async () => {
    const cabinet = new FakeDocumentCabinet();
    expect(await openDocument(cabinet)(owner, 'd-1')).toBe(cabinet.file);
    expect(cabinet.opened).toEqual(['d-1']);
  });

  it('is downloaded under its original file name', async () => {
    const saved: [string, string][] = [];
    const save = saveDocument(new FakeDocumentCabinet(), async (...file) => void saved.push(file));
    await save(owner, documentFactory.build({ id: 'd-1', file: { name: 'policy.pdf' } }));
    expect(saved).toEqual([['https://services.test/vehicle/v-1/d-1', 'policy.pdf']]);
  });

  it.each([
    [true, [{ owner, documentId: 'd-1' }]],
    [false, []],
  ])('is deleted only if confirmed (confirmed: %s)', async (isSure, removed) => {
    const cabinet = new FakeDocumentCabinet();
    expect(await removeDocument(cabinet, new FakeDialogs(isSure))(owner, 'd-1', question)).toBe(isSure);
    expect(cabinet.removed).toEqual(removed);
  });
});
