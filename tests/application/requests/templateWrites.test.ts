import { describe, expect, it } from 'vitest';
import { templateWrites } from '../../../src/application/requests/templateWrites.ts';
import { Failure } from '../../../src/domain/failure/Failure.ts';
import type { ShipmentRequest } from '../../../src/domain/request/ShipmentRequest.ts';
import { requestFactory } from '../../support/factories/requestFactory.ts';
import { FakeClock } from '../../support/fakes/FakeClock.ts';
import { FakeIdempotencyKeys } from '../../support/fakes/FakeIdempotencyKeys.ts';
import { FakeRecordChanges } from '../../support/fakes/FakeRecordChanges.ts';
import { FakeRequestTemplates } from '../../support/fakes/FakeRequestTemplates.ts';

const open = () => {
  const [templates, keys, changes] = [new FakeRequestTemplates(), new FakeIdempotencyKeys(), new FakeRecordChanges()];
  return { templates, keys, changes, ...templateWrites(templates, new FakeClock(), keys, changes) };
};

describe('keeping a request as a template', () => {
  it.each(['draft', 'open', 'awarded', 'expired'] as const)('sends what an %s request holds, once', async (status) => {
    const { templates, keys, changes, keep } = open();
    const request = requestFactory.build({ id: 'r1', version: 4, status });
    expect(await keep('Weekly', request)).toMatchObject({ name: 'Weekly' });
    expect(templates.added).toMatchObject([
      { name: 'Weekly', entry: { stops: [{ place: { city: 'Leipzig' } }, {}], cargo: [{ grossKg: 18_400 }] } },
    ]);
    expect(keys.contents).toEqual([{ template: 'Weekly', request: 'r1', version: 4 }]);
    expect(changes.told).toEqual([{ lists: ['requests'] }]);
  });

  it('sends nothing of a request that its form would not take', async () => {
    const { templates, keep } = open();
    const unfit: ShipmentRequest = { ...requestFactory.build(), notes: 'x'.repeat(2_001) };
    expect(await keep('Weekly', unfit)).toBeUndefined();
    expect(templates.added).toEqual([]);
  });

  it('fails as the service says', async () => {
    const { templates, keep } = open();
    templates.written = new Failure({ kind: 'refused', status: 422, errors: [] });
    await expect(keep('Weekly', requestFactory.build())).rejects.toBeInstanceOf(Failure);
  });
});

it('a template is deleted, and brought back', async () => {
  const { templates, keys, changes, remove, undo } = open();
  await remove({ id: 't1' });
  expect(templates.removed).toEqual(['t1']);
  expect(await undo({ id: 't1' })).toMatchObject({ id: 't1' });
  expect(templates.undone).toEqual(['t1']);
  expect(keys.contents).toEqual([
    { template: 't1', removes: true },
    { template: 't1', undoes: true },
  ]);
  expect(changes.told).toEqual([{ lists: ['requests'], removed: 't1' }, { lists: ['requests'] }]);
});
