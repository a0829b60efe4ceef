import { describe, expect, it } from 'vitest';
import { fileDocument } from '../../../src/application/papers/fileDocument.ts';
import { removeDocument } from '../../../src/application/papers/removeDocument.ts';
import { downloadDocument } from '../../../src/application/papers/downloadDocument.ts';
import { Failure } from '../../../src/domain/failure/Failure.ts';
import { documentFactory } from '../../support/factories/documentFactory.ts';
import { FakeDialogs } from '../../support/fakes/FakeDialogs.ts';
import { FakeDocumentStore } from '../../support/fakes/FakeDocumentStore.ts';
import { FakeIdempotencyKeys } from '../../support/fakes/FakeIdempotencyKeys.ts';
import { FakeRecordChanges } from '../../support/fakes/FakeRecordChanges.ts';

const vehicle = { kind: 'vehicle', id: 'v-1' } as const;
const driver = { kind: 'driver', id: 'd-1' } as const;
const question = { title: 'Delete this paper?', text: '', yes: 'Delete', no: 'Keep' };
const document = { file: new File(['x'], 'policy.pdf'), type: 'insurance', expiresOn: '2026-12-31' } as const;
const upload = { signal: new AbortController().signal, onProgress: () => {} };

const open = (outcomes: Partial<Pick<FakeDocumentStore, 'added' | 'removal'>> = {}, isSure = true) => {
  const documentStore = Object.assign(new FakeDocumentStore(), outcomes);
  const keys = new FakeIdempotencyKeys();
  const changes = new FakeRecordChanges();
  return {
    documentStore,
    keys,
    changes,
    file: fileDocument(documentStore, keys, changes),
    remove: removeDocument(documentStore, new FakeDialogs(isSure), changes),
  };
};

describe('uploading a paper', () => {
  it('sends it with its progress callback and an idempotency key for its owner and contents', async () => {
    const { file, documentStore, keys } = open();
    expect(await file(vehicle, document, upload)).toBe(documentStore.added);
    expect(documentStore.uploads).toEqual([{ owner: vehicle, document, upload: { ...upload, idempotencyKey: 'key' } }]);
    expect(keys.contents).toEqual([{ owner: vehicle, document }]);
  });

  it.each([
    [vehicle, ['vehicles', 'papers', 'loads']],
    [driver, ['drivers', 'papers', 'loads']],
  ])('to %j marks the lists %j as stale', async (owner, lists) => {
    const { file, changes } = open();
    await file(owner, document, upload);
    expect(changes.told).toEqual([{ lists }]);
  });

  it.each([
    [404, [{ lists: ['vehicles', 'papers', 'loads'] }]],
    [422, []],
  ])('refused with %i reports as stale %j', async (status, expected) => {
    const { file, changes } = open({ added: new Failure({ kind: 'refused', status, errors: [] }) });
    await expect(file(vehicle, document, upload)).rejects.toThrow(Failure);
    expect(changes.told).toEqual(expected);
  });
});

describe('a stored paper', () => {
  it('is downloaded under its original file name', async () => {
    const saved: [string, string][] = [];
    const save = downloadDocument(new FakeDocumentStore(), async (...file) => void saved.push(file));
    await save(vehicle, documentFactory.build({ id: 'd-1', file: { name: 'policy.pdf' } }));
    expect(saved).toEqual([['https://services.test/vehicle/v-1/d-1', 'policy.pdf']]);
  });

  it.each([
    [true, [{ owner: vehicle, documentId: 'p-1' }], [{ lists: ['vehicles', 'papers', 'loads'], removed: 'p-1' }]],
    [false, [], []],
  ])('is deleted only if confirmed (confirmed: %s)', async (isSure, removed, expected) => {
    const { documentStore, changes, remove } = open({}, isSure);
    expect(await remove(vehicle, 'p-1', question)).toBe(isSure);
    expect(documentStore.removed).toEqual(removed);
    expect(changes.told).toEqual(expected);
  });

  it('of a driver marks the drivers as stale when deleted', async () => {
    const { changes, remove } = open();
    await remove(driver, 'p-1', question);
    expect(changes.told).toEqual([{ lists: ['drivers', 'papers', 'loads'], removed: 'p-1' }]);
  });
});
