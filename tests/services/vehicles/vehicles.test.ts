import { randomUUID } from 'node:crypto';
import * as fc from 'fast-check';
import { sql } from 'kysely';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { plateField } from '../../../services/vehicles/vehicleFields.ts';
import { addMember } from '../../support/services/people.ts';
import { openYard, pdf, nothingOptional } from './openYard.ts';

const yard = await openYard();
const { world, member, draft, add, added, read, change, remove, keep, force, inDatabase } = yard;

const bare = (text: string) => text.replaceAll(/[^\p{L}\p{N}]/gu, '');

describe('adding a vehicle', () => {
  it('returns it whole, available and with missing papers', async () => {
    const given = draft({ plate: ' ka-rv 77 ', vin: 'wke00000000012345'.toUpperCase(), plateCountry: 'de' });
    const { status, body } = await add(given);
    const now = world.services.clock.now().toISOString();
    expect(status).toBe(201);
    expect(body.data).toEqual({
      ...given,
      plate: 'KA-RV 77',
      plateCountry: 'DE',
      id: expect.any(String),
      companyId: member.company,
      version: 1,
      createdAt: now,
      updatedAt: now,
      status: 'available',
      pause: { reason: null, note: null, backOn: null },
      compliance: 'missing',
      photo: null,
      documents: [],
      assignment: { driver: null, trailer: null, behind: null },
    });
  });

  it('accepts missing optional fields', async () => {
    const least = Object.entries(draft()).filter(([field]) => !Object.hasOwn(nothingOptional, field));
    const { status, body } = await add(Object.fromEntries(least));
    expect(status).toBe(201);
    expect(body.data).toMatchObject(nothingOptional);
  });

  it.each([
    [{ kind: 'tractor', payloadKg: 0, grossWeightKg: 18_000, fuel: 'diesel', euroClass: 'euro_6' }],
    [{ bodyType: 'reefer', temperatureC: { min: -25, max: 12.5 } }],
    [{ bodyType: 'reefer', temperatureC: { min: 4, max: 4 } }],
    [{ year: 2027, volumeM3: 200, palletPositions: 66, odometerKm: 9_999_999 }],
    [{ year: 1950, volumeM3: 0.1, palletPositions: 0, payloadKg: 1, grossWeightKg: 500 }],
    [{ payloadKg: 100_000, grossWeightKg: 150_000 }],
  ])('takes %j', async (changes) => {
    expect((await add(draft(changes))).status).toBe(201);
  });

  it('keeps each piece of equipment once', async () => {
    const { body } = await add(draft({ equipment: ['straps', 'tail_lift', 'straps'] }));
    expect(body.data.equipment).toEqual(['tail_lift', 'straps']);
    expect((await add(draft())).body.data.equipment).toEqual([]);
  });

  it.each([
    [{ fleetNo: ' ' }, 'fleetNo'],
    [{ fleetNo: 'x'.repeat(21) }, 'fleetNo'],
    [{ fleetNo: 'a\u0000b' }, 'fleetNo'],
    [{ plate: 'K' }, 'plate'],
    [{ plate: 'x'.repeat(16) }, 'plate'],
    [{ plate: '- 7 -' }, 'plate'],
    [{ plateCountry: 'XX' }, 'plateCountry'],
    [{ vin: 'WKE0000000001234' }, 'vin'],
    [{ vin: 'WKE0000000001234O' }, 'vin'],
    [{ make: '' }, 'make'],
    [{ model: 'x'.repeat(61) }, 'model'],
    [{ year: 1949 }, 'year'],
    [{ year: 2028 }, 'year'],
    [{ year: 2024.5 }, 'year'],
    [{ kind: 'bicycle' }, 'kind'],
    [{ bodyType: 'sofa' }, 'bodyType'],
    [{ payloadKg: 0 }, 'payloadKg'],
    [{ payloadKg: 100_001, grossWeightKg: 150_000 }, 'payloadKg'],
    [{ payloadKg: '28900' }, 'payloadKg'],
    [{ grossWeightKg: 28_900 }, 'grossWeightKg'],
    [{ payloadKg: 100, grossWeightKg: 499 }, 'grossWeightKg'],
    [{ grossWeightKg: 150_001 }, 'grossWeightKg'],
    [{ volumeM3: 0 }, 'volumeM3'],
    [{ volumeM3: 200.1 }, 'volumeM3'],
    [{ volumeM3: 91.55 }, 'volumeM3'],
    [{ palletPositions: 67 }, 'palletPositions'],
    [{ equipment: ['crane'] }, 'equipment.0'],
    [{ equipment: 'straps' }, 'equipment'],
    [{ equipment: Array.from({ length: 6 }, () => 'gps') }, 'equipment'],
    [{ bodyType: 'reefer' }, 'temperatureC.min'],
    [{ temperatureC: { min: 5, max: 4 } }, 'temperatureC.max'],
    [{ temperatureC: { min: -41, max: 4 } }, 'temperatureC.min'],
    [{ temperatureC: { min: 4 } }, 'temperatureC.max'],
    [{ fuel: 'coal' }, 'fuel'],
    [{ euroClass: 'euro_7' }, 'euroClass'],
    [{ odometerKm: -1 }, 'odometerKm'],
    [{ odometerKm: 10_000_000 }, 'odometerKm'],
    [{ adr: 'yes' }, 'adr'],
    [{ status: 'retired' }, 'status'],
    [{ companyId: randomUUID() }, 'companyId'],
  ])('refuses %j for its field %s', async (changes, field) => {
    const { status, body } = await add(draft(changes));
    expect(status).toBe(422);
    expect(body.errors).toEqual([expect.objectContaining({ field })]);
  });

  it('is done once for one Idempotency-Key', async () => {
    const headers = { 'Idempotency-Key': randomUUID() };
    const json = draft();
    const send = () => world.call('/api/v1/vehicle', { json, headers, ...member });
    const first = await send();
    expect(await send()).toMatchObject({ status: 201, text: first.text });
  });
});

describe('fleet numbers and plates', () => {
  it('are saved with single spaces', async () => {
    const { fleetNo, plate } = await added({ fleetNo: ' Hof \u00a0 3 ', plate: ' hh \u2007 gl\u00a012 ' });
    expect([fleetNo, plate]).toEqual(['Hof 3', 'HH GL 12']);
  });

  it('differ by letters and digits of a plate, not by spaces or dashes', async () => {
    const sign = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 1 }),
      fc.constantFrom('K', 'Ö', 'Š', 'Ж', 'Ω', '7', ' ', '-', '–', '·', '.', '\u00a0', '\u2007'),
    );
    const typed = fc.sample(fc.string({ unit: sign, maxLength: 12 }), 200).map((text) => v.safeParse(plateField, text));
    const plates = typed.flatMap(({ success, output }) => (success ? [output] : []));
    const { rows } = await inDatabase((tx) =>
      sql<{ plate: string; key: string }>`
        select plate, plate_key(plate) as key from unnest(${plates}::text[]) plate`.execute(tx),
    );
    expect(rows.map(({ key }) => bare(key))).toEqual(plates.map(bare));
    expect(rows.filter(({ key }) => /[\s\-–·.]/.test(key))).toEqual([]);
  });

  it.each([
    ['fleetNo', { fleetNo: 'Hof 1' }, { fleetNo: 'HOF 1' }],
    ['fleetNo', { fleetNo: 'Hof 2' }, { fleetNo: 'Hof\u00a0  2' }],
    ['plate', { plate: 'HH-AB 1' }, { plate: 'hh-ab 1' }],
    ['plate', { plate: 'k nt\u00a0 1234' }, { plate: 'knt1234' }],
    ['plate', { plate: 'MÖ-W 12' }, { plate: 'm\u00f6\u2013w\u202f12' }],
    ['plate', { plate: 'TÜ-W 12' }, { plate: 'tu\u0308w 12' }],
  ])('belong to one vehicle of the company: %s', async (field, first, second) => {
    await added(first);
    const { status, body } = await add(draft(second));
    expect(status).toBe(422);
    expect(body.errors).toEqual([expect.objectContaining({ field })]);
  });

  it('stay with a vehicle that has an old duplicate plate, until it gets another', async () => {
    const { plate } = await added({ plate: 'SH-AR 1' });
    const { id, fleetNo } = await added({ plate: 'SH-AR 2' });
    await inDatabase((tx) => sql`update vehicle set plate = 'SHAR1', plate_shared = true where id = ${id}`.execute(tx));
    const put = (version: number, changes: object) => change(id, { ...draft({ fleetNo, ...changes }), version });
    expect((await put(1, { plate, odometerKm: 7 })).body.data).toMatchObject({ plate, odometerKm: 7 });
    expect((await put(2, { plate: 'SH-AR 2' })).status).toBe(200);
    expect((await put(3, { plate })).status).toBe(422);
  });

  it('may be the same in another country, and in another company', async () => {
    const stranger = await addMember(world);
    const { fleetNo, plate } = await added({ plate: 'AB 12' });
    expect((await add(draft({ plate, plateCountry: 'AT' }))).status).toBe(201);
    expect((await add(draft({ fleetNo, plate }), stranger)).status).toBe(201);
  });

  it('are both reported when both are taken, by one vehicle or two, also on a change', async () => {
    const errors = ['fleetNo', 'plate'].map((field) => ({
      field,
      message: 'already belongs to another vehicle',
      code: 'taken',
    }));
    const both = { fleetNo: 'Hof 7', plate: 'HH-AB 7' };
    await added({ fleetNo: 'Hof 7' });
    await added({ plate: 'HH-AB 7' });
    const { body } = await add(draft(both));
    expect([body.message, body.errors]).toEqual(['A vehicle with this fleet number or plate already exists.', errors]);
    const { id } = await added();
    expect((await change(id, { ...draft(both), version: 1 })).body.errors).toEqual(errors);
  });

  it.each([
    ['Cyrillic letters', { fleetNo: 'АВС-9' }, { fleetNo: 'ABC-9' }, 'fleetNo'],
    ['Greek letters', { fleetNo: 'ABX-8' }, { fleetNo: 'ΑΒΧ-8' }, 'fleetNo'],
    ['full width', { fleetNo: 'ABX-7' }, { fleetNo: 'ＡＢＸ－７' }, 'fleetNo'],
    ['an invisible character', { fleetNo: 'ABX-6' }, { fleetNo: 'AB\u200bX-6' }, 'fleetNo'],
    ['other digits', { fleetNo: 'ABX-5' }, { fleetNo: 'ABX-٥' }, 'fleetNo'],
    ['Cyrillic letters', { plate: 'МР 77 ТК' }, { plate: 'MP 77 TK' }, 'plate'],
    ['Greek letters', { plate: 'ZYX 4321' }, { plate: 'ΖΥΧ 4321' }, 'plate'],
    ['an invisible character', { plate: 'ZYX 4322' }, { plate: 'ZYX\ufe0f 4322' }, 'plate'],
  ])('do not become others by %s: %j and %j', async (_, first, second, field) => {
    await added(first);
    const { status, body } = await add(draft(second));
    expect([status, body.errors]).toEqual([422, [expect.objectContaining({ field, code: 'taken' })]]);
  });

  it('are kept as typed when nothing looks alike, and the vehicle may be changed', async () => {
    const { id } = await added({ fleetNo: 'Жук-1', plate: 'Ж 100 МР' });
    const changed = await change(id, { ...draft({ fleetNo: 'Жук-1', plate: 'Ж 100 МР' }), version: 1 });
    expect(changed).toMatchObject({ status: 200, body: { data: { fleetNo: 'Жук-1', plate: 'Ж 100 МР' } } });
  });

  it('are given to one of many concurrent requests', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => add(draft({ fleetNo: 'Race' }))));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(9);
  });
});

describe('a VIN', () => {
  it.each(['wsm 0000 0000 123456', 'WSM-0000–0000\u00a0123456'])('is accepted as printed: %j', async (vin) => {
    expect(await added({ vin })).toMatchObject({ vin: 'WSM00000000123456' });
  });
});

describe('changing a vehicle', () => {
  it('replaces everything and increments the version', async () => {
    const { id } = await added();
    const json = { ...draft({ kind: 'rigid', fuel: 'diesel', volumeM3: null }), version: 1 };
    const { version: _, ...expected } = json;
    expect(await change(id, json)).toMatchObject({ status: 200, body: { data: { ...expected, version: 2 } } });
    expect((await read(id)).body.data).toMatchObject({ ...expected, version: 2 });
  });

  it('succeeds once among fifty concurrent changes to the same version', async () => {
    const { id } = await added();
    const answers = await Promise.all(Array.from({ length: 50 }, () => change(id, { ...draft(), version: 1 })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const refused = answers.filter(({ status }) => status === 409);
    expect(refused).toHaveLength(49);
    expect(refused[0]?.body.message).toBe('Someone else changed this.');
    expect((await read(id)).body.data.version).toBe(2);
  });

  it.each([
    ['without a version', {}, 'version'],
    ['against the rules', { version: 1, payloadKg: 0 }, 'payloadKg'],
  ])('is refused %s', async (_, changes, field) => {
    const { id } = await added();
    const { status, body } = await change(id, draft(changes));
    expect(status).toBe(422);
    expect(body.errors?.map((each) => each.field)).toEqual([field]);
  });
});

describe('deleting a vehicle', () => {
  it('deletes its papers too', async () => {
    const { id } = await added();
    await keep(id, { type: 'permit', file: pdf() });
    expect(await remove(id, 1)).toMatchObject({ status: 200, body: { data: null } });
    expect((await read(id)).status).toBe(404);
    await yard.purge();
    const left = yard.inDatabase((tx) =>
      tx
        .selectFrom('document_content')
        .innerJoin('document', 'id', 'document_id')
        .where('vehicle_id', '=', id)
        .execute(),
    );
    expect(await left).toEqual([]);
  });

  it('is refused for a stale version', async () => {
    const { id } = await added();
    await change(id, { ...draft(), version: 1 });
    expect((await remove(id, 1)).status).toBe(409);
  });

  it.each(['assigned', 'in_use'])('is refused while it is %s', async (status) => {
    const { id } = await added();
    await force(id, status);
    expect(await remove(id, 1)).toMatchObject({
      status: 409,
      body: {
        message: 'This vehicle is assigned to a shipment. Make it available before you delete it.',
        reason: 'in_use',
      },
    });
  });
});

it('lists common models that satisfy the rules', async () => {
  const { body } = await world.call('/api/v1/vehicle/supported-vehicles', { ...member });
  expect(body.data.length).toBeGreaterThanOrEqual(25);
  for (const model of body.data) {
    const cold = model.bodyType === 'reefer' ? { min: -25, max: 15 } : null;
    expect((await add(draft({ ...model, temperatureC: cold }))).status).toBe(201);
  }
});
