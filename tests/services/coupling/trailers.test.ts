import { describe, expect, it } from 'vitest';
import { addMember } from '../../support/services/people.ts';
import { openYard } from '../vehicles/openYard.ts';

const yard = await openYard();
const { world, member, added, read, change, draft, move, remove } = yard;

const tractor = () => added({ kind: 'tractor', payloadKg: 0, grossWeightKg: 18_000, fuel: 'diesel' });
const couple = (id: string, trailerId: string | null, version = 1, by = member) =>
  world.call(`/api/v1/vehicle/${id}/trailer`, { method: 'PUT', json: { trailerId, version }, ...by });
const assignmentOf = async (id: string) => (await read(id)).body.data;
const named = ({ id, fleetNo, plate }: { id: string; fleetNo: string; plate: string }) => ({ id, fleetNo, plate });
const refusedFor = (message: string) => ({ errors: [expect.objectContaining({ field: 'trailerId', message })] });

describe('a trailer', () => {
  it('is coupled to a vehicle and uncoupled, and both tell it', async () => {
    const [puller, trailer] = [await tractor(), await added()];
    const { status, body } = await couple(puller.id, trailer.id);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      version: 2,
      assignment: { driver: null, trailer: named(trailer), behind: null },
    });
    expect(await assignmentOf(trailer.id)).toMatchObject({
      assignment: { driver: null, trailer: null, behind: named(puller) },
    });
    await couple(puller.id, null, 2);
    expect(await assignmentOf(trailer.id)).toMatchObject({ assignment: { trailer: null, behind: null } });
  });

  it.each([
    ['tractor', 'trailer'],
    ['tractor', 'tractor'],
    ['rigid', 'semi_trailer'],
    ['van', 'semi_trailer'],
    ['semi_trailer', 'trailer'],
    ['trailer', 'trailer'],
    ['rigid', 'van'],
  ])('a %s pulls no %s', async (kind, other) => {
    const [puller, trailer] = [await added({ kind }), await added({ kind: other })];
    const { status, body } = await couple(puller.id, trailer.id);
    expect([status, body]).toMatchObject([422, refusedFor('cannot be pulled by this vehicle')]);
  });

  it.each([
    ['tractor', 'semi_trailer'],
    ['rigid', 'trailer'],
    ['van', 'trailer'],
  ])('a %s pulls a %s', async (kind, other) => {
    const [puller, trailer] = [await added({ kind }), await added({ kind: other })];
    expect((await couple(puller.id, trailer.id)).status).toBe(200);
  });

  it('is behind one vehicle at a time, also if many couple it at once', async () => {
    const trailer = await added();
    const pullers = await Promise.all(Array.from({ length: 8 }, tractor));
    const answers = await Promise.all(pullers.map(({ id }) => couple(id, trailer.id)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(7);
    expect(answers.find(({ status }) => status === 422)?.body).toMatchObject(
      refusedFor('is already behind another vehicle'),
    );
  });

  it('of another company, or that is retired or gone, cannot be coupled', async () => {
    const [puller, retired, gone] = [await tractor(), await added(), await added()];
    const foreign = await added({}, await addMember(world));
    await move(retired.id, { status: 'retired', version: 1 });
    await remove(gone.id, 1);
    for (const { id } of [foreign, gone]) {
      expect((await couple(puller.id, id)).body).toMatchObject(refusedFor('is not a vehicle of this company'));
    }
    expect((await couple(puller.id, retired.id)).body).toMatchObject(refusedFor('is retired'));
    expect((await couple(foreign.id, null)).status).toBe(404);
    expect((await couple(puller.id, null, 7)).status).toBe(409);
  });

  it('is free once its vehicle is retired or deleted, or either becomes another kind, and an undo couples them again', async () => {
    const [puller, trailer] = [await tractor(), await added()];
    await couple(puller.id, trailer.id);
    await move(puller.id, { status: 'retired', version: 2 });
    expect(await assignmentOf(trailer.id)).toMatchObject({ assignment: { behind: null } });
    const undo = await world.call(`/api/v1/vehicle/${puller.id}/undo`, { json: { version: 3 }, ...member });
    expect(undo.body.data).toMatchObject({ assignment: { trailer: named(trailer) } });

    await remove(trailer.id, 1);
    expect(await assignmentOf(puller.id)).toMatchObject({ assignment: { trailer: null } });
    const back = await world.call(`/api/v1/vehicle/${trailer.id}/undo`, { json: { version: 1 }, ...member });
    expect(back.body.data).toMatchObject({ assignment: { behind: named(puller) } });

    await change(trailer.id, { ...draft({ kind: 'trailer' }), version: 2 });
    expect(await assignmentOf(puller.id)).toMatchObject({ assignment: { trailer: null } });
  });
});

it.each(['tractor', 'trailer'])('is retired with its vehicle, whoever of both goes first: the %s', async (first) => {
  const [puller, trailer] = [await tractor(), await added()];
  await couple(puller.id, trailer.id);
  const both = [
    { id: puller.id, version: 2 },
    { id: trailer.id, version: 1 },
  ];
  for (const { id, version } of first === 'tractor' ? both : both.toReversed()) {
    expect((await move(id, { status: 'retired', version })).status).toBe(200);
  }
  for (const { id, version } of first === 'tractor' ? both.toReversed() : both) {
    const undo = await world.call(`/api/v1/vehicle/${id}/undo`, { json: { version: version + 1 }, ...member });
    expect(undo.status).toBe(200);
  }
  expect(await assignmentOf(puller.id)).toMatchObject({ assignment: { trailer: named(trailer) } });
});

it('a vehicle tells who drives it', async () => {
  const truck = await tractor();
  const driver = { name: 'Ioana Pop', phone: '+40721000111', language: 'ro', employment: 'employee' };
  const body = new FormData();
  body.set('data', JSON.stringify({ ...driver, currentVehicleId: truck.id }));
  expect((await world.call('/v1/drivers', { method: 'POST', body, ...member })).status).toBe(201);
  expect(await assignmentOf(truck.id)).toMatchObject({ assignment: { driver: { name: 'Ioana Pop' } } });
});
