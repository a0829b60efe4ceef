import { describe, expect, it } from 'vitest';
import { openDrivers } from './openDrivers.ts';

const { world, owner, send, added, move, read, newVehicle } = await openDrivers();
const none = { reason: null, note: null, backOn: null };
const holiday = { reason: 'holiday', note: 'By train', backOn: '2026-03-20' };
const pause = (id: string, status: string, version: number, given: object | null) =>
  send('POST', `/${id}/status`, { data: JSON.stringify({ status, version, pause: given }) }, owner);
const moveVehicle = (id: string, json: object) => world.call(`/api/v1/vehicle/${id}/status`, { json, ...owner });

describe('a driver who is away', () => {
  it('has a reason and an expected return, which can be changed and end with the leave', async () => {
    const { id, pause: before } = await added();
    expect(before).toEqual(none);
    expect((await pause(id, 'on_leave', 1, holiday)).body.data).toMatchObject({ status: 'on_leave', pause: holiday });
    const changed = await pause(id, 'on_leave', 2, { backOn: '2026-03-24' });
    expect(changed.body.data).toMatchObject({ version: 3, pause: { ...none, backOn: '2026-03-24' } });
    expect((await move(id, 'active', 3)).body.data).toMatchObject({ status: 'active', pause: none });
  });

  it('is refused the same status without a pause, and any change of what is no longer so', async () => {
    const { id } = await added();
    await pause(id, 'suspended', 1, null);
    expect((await move(id, 'suspended', 2)).body.reason).toBe('so_already');
    expect((await pause(id, 'suspended', 1, holiday)).status).toBe(409);
    expect((await read(id)).pause).toEqual(none);
  });

  it.each([
    ['pause', 'active', holiday],
    ['pause', 'left', {}],
    ['pause.reason', 'on_leave', { reason: 'repair' }],
    ['pause.note', 'on_leave', { note: 'x'.repeat(201) }],
    ['pause.backOn', 'on_leave', { backOn: '2026-02-30' }],
    ['pause.until', 'on_leave', { until: '2026-03-20' }],
  ])('is refused for the field %s when %s is set with %j', async (field, status, given) => {
    const { id } = await added();
    const { status: code, body } = await pause(id, status, 1, given);
    expect([code, body.errors?.map((error) => error.field)]).toEqual([422, [field]]);
  });
});

describe('a vehicle that is off the road', () => {
  it('has a reason and an expected return until it is back', async () => {
    const { id } = await newVehicle();
    const repair = { reason: 'repair', note: null, backOn: '2026-03-09' };
    const laidUp = await moveVehicle(id, { status: 'maintenance', version: 1, pause: repair });
    expect(laidUp.body.data).toMatchObject({ status: 'maintenance', pause: repair });
    const changed = await moveVehicle(id, { status: 'maintenance', version: 2, pause: { note: 'Gearbox' } });
    expect(changed.body.data).toMatchObject({ version: 3, pause: { ...none, note: 'Gearbox' } });
    expect((await moveVehicle(id, { status: 'out_of_service', version: 3, pause: repair })).status).toBe(409);
    expect((await moveVehicle(id, { status: 'available', version: 3 })).body.data.pause).toEqual(none);
  });

  it('has none while it is in service', async () => {
    const { id } = await newVehicle();
    expect((await moveVehicle(id, { status: 'retired', version: 1, pause: {} })).status).toBe(422);
  });
});
