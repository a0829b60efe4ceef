import { describe, expect, it } from 'vitest';
import { amidAllCompanies } from '../../../services/database/amidAllCompanies.ts';
import { carriers } from '../../../services/carriers/carriers.ts';
import { places } from '../../../services/places/places.ts';
import { requests } from '../../../services/requests/requests.ts';
import { undoSteps } from '../../../services/undo/undoSteps.ts';
import { undoWindowMs } from '../../../services/undo/undoWindow.ts';
import { openMarket } from '../../support/services/openMarket.ts';
import { addCompany, addMember } from '../../support/services/people.ts';
import { newPlace } from '../../support/services/walls.ts';

const market = await openMarket();
const { world, shipper, otherShipper, fleet, otherFleet, call, body, add, move } = market;

let names = 0;
const newName = () => `Kept ${(names += 1)}`;

interface Kind {
  readonly path: string;
  /** Templates are never changed and have no version. */
  readonly isVersioned?: false;
  /** Unique in the company; a place’s name is not. */
  readonly unique?: 'name' | 'reference';
  readonly draft: (name: string) => object;
}

const draft: Kind = { path: '/v1/shipment-requests', unique: 'reference', draft: (reference) => body({ reference }) };
const template: Kind = {
  path: '/v1/request-templates',
  isVersioned: false,
  unique: 'name',
  draft: (name) => ({ ...body(), name }),
};
const place: Kind = { path: '/v1/place-book', draft: (name) => ({ ...newPlace(), name }) };
const list: Kind = {
  path: '/v1/carrier-lists',
  unique: 'name',
  draft: (name) => ({ name, carriers: [fleet.company, otherFleet.company] }),
};
const kinds: readonly (readonly [string, Kind])[] = [
  ['draft', draft],
  ['template', template],
  ['place', place],
  ['list of carriers', list],
];

const removed = ({ path, isVersioned }: Kind, id: string, version = 1) =>
  call(`${path}/${id}${isVersioned === false ? '' : `?version=${version}`}`, shipper, { method: 'DELETE' });
const undo = ({ path, isVersioned }: Kind, id: string, version = 1, by = shipper) =>
  call(`${path}/${id}/undo`, by, isVersioned === false ? { method: 'POST' } : { json: { version } });
const listed = async ({ path }: Kind) => (await call(path, shipper)).body.data;
const addedTo = async (kind: Kind, name = newName()) =>
  (await call(kind.path, shipper, { json: kind.draft(name) })).body.data;
const reasonOf = ({ status, body: refused }: Awaited<ReturnType<typeof undo>>) => [status, refused.reason];
const withoutTimes = (records: readonly object[]) =>
  records.map((record) => ({ ...record, version: undefined, updatedAt: undefined }));
const told = () =>
  amidAllCompanies(world.services, (tx) =>
    tx.selectFrom('change').select(['audience_id', 'record_id']).orderBy('id').execute(),
  );
const seen = async (): Promise<readonly string[]> =>
  (await call('/v1/loads?size=1000', fleet)).body.data.map(({ id }: { id: string }) => id);
const cleanUp = async () => {
  await requests.cleanUp?.(world.services);
  await places.cleanUp?.(world.services);
  await carriers.cleanUp?.(world.services);
  await undoSteps.cleanUp(world.services);
};

describe.each(kinds)('a deleted %s', (_, kind) => {
  it('is in no list, and undoing brings it back as it was', async () => {
    const { id } = await addedTo(kind);
    const before = withoutTimes(await listed(kind));
    expect((await removed(kind, id)).status).toBe(200);
    expect(await listed(kind)).toHaveLength(before.length - 1);
    expect((await removed(kind, id)).status).toBe(404);
    const back = await undo(kind, id);
    expect(back.status).toBe(200);
    expect(withoutTimes(await listed(kind))).toEqual(before);
    expect(back.body.data.version).toBe(kind.isVersioned === false ? undefined : 2);
  });

  it('can be brought back for five minutes, by whoever deleted it', async () => {
    const colleague = await addMember(world, { role: 'dispatcher', company: shipper.company });
    const stranger = await addMember(world, { company: await addCompany(world, { kind: 'office' }) });
    const { id } = await addedTo(kind);
    expect(reasonOf(await undo(kind, id))).toEqual([409, 'undo_over']);
    await removed(kind, id);
    expect((await undo(kind, id, 1, colleague)).status).toBe(404);
    expect((await undo(kind, id, 1, stranger)).status).toBe(404);
    world.advance(undoWindowMs - 1000);
    await cleanUp();
    expect((await undo(kind, id)).status).toBe(200);
    await removed(kind, id, 2);
    world.advance(undoWindowMs);
    expect(reasonOf(await undo(kind, id, 2))).toEqual([409, 'undo_over']);
    await cleanUp();
    expect((await undo(kind, id, 2)).status).toBe(404);
  });

  it('is brought back once, of fifty tries at the same time', async () => {
    const { id } = await addedTo(kind);
    await removed(kind, id);
    const answers = await Promise.all(Array.from({ length: 50 }, () => undo(kind, id)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(49);
    const found = (await listed(kind)).filter((record: { id: string }) => record.id === id);
    expect(found).toHaveLength(1);
  });
});

it.each(kinds.filter(([, { unique }]) => unique !== undefined))(
  'a deleted %s whose name was given again stays deleted until that is free',
  async (_, kind) => {
    const name = newName();
    const { id } = await addedTo(kind, name);
    await removed(kind, id);
    const other = await addedTo(kind, name);
    expect(reasonOf(await undo(kind, id))).toEqual([409, 'taken_since']);
    await removed(kind, other.id);
    expect((await undo(kind, id)).status).toBe(200);
  },
);

it('the stream tells the shipper of a draft that is deleted and brought back', async () => {
  const { id } = await addedTo(draft);
  const before = (await told()).length;
  await removed(draft, id);
  const change = { audience_id: shipper.company, record_id: id };
  expect((await told()).slice(before)).toEqual([change]);
  await undo(draft, id);
  // It is put back, and then written.
  expect((await told()).slice(before)).toEqual([change, change, change]);
});

describe('a list of carriers that is brought back', () => {
  it('is asked again by the draft that names it', async () => {
    const { id } = await addedTo(list);
    const asking = (await add({ audience: { lists: [id] } })).body.data;
    await removed(list, id);
    expect((await move(asking.id, 'publish', { version: 1 })).status).toBe(422);
    await undo(list, id);
    expect((await move(asking.id, 'publish', { version: 1 })).status).toBe(200);
    expect(await seen()).toContain(asking.id);
  });

  it('does not come back beside a hundred others', async () => {
    const { id } = await addedTo(list);
    await removed(list, id);
    const there = (await listed(list)).length;
    const others = [];
    for (let at = there; at < 100; at += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one after another, as they lock each other
      others.push(await addedTo(list));
    }
    expect(reasonOf(await undo(list, id))).toEqual([409, 'taken_since']);
    await removed(list, others[0].id);
    expect((await undo(list, id)).status).toBe(200);
  });
});

it('what another shipper deleted is not there', async () => {
  const { id } = await addedTo(draft);
  await removed(draft, id);
  expect((await undo(draft, id, 1, otherShipper)).status).toBe(404);
  expect((await undo(draft, id, 1, { ...otherShipper, company: shipper.company })).status).toBe(404);
});
