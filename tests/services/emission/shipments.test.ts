import { describe, expect, it } from 'vitest';
import { desnz2025 } from '../../../services/emission/desnz2025.ts';
import { settleFootprints } from '../../../services/emission/settleFootprints.ts';
import { amidAllCompanies } from '../../../services/database/amidAllCompanies.ts';
import { openProofs } from '../../support/services/openProofs.ts';

const proofs = await openProofs();
const { call, fleet, otherFleet, shipper, otherShipper, strangeFleet, world } = proofs;

const settle = async (factors = desnz2025): Promise<void> => {
  while (await settleFootprints({ ...world.services, factors })) continue;
};

const co2e = async (id: string, who = fleet) => (await call(`/v1/shipment/${id}/co2e`, who)).body.data;

const enter = (id: string, json: object, who = fleet) =>
  call(`/v1/shipment/${id}/fuel`, who, { json: { fuel: 'diesel_blend', amount: 132, ...json } });

/** Twelve tonnes from Essen, in a rigid truck of 26 t once there is one. */
const tonnes = 12;

describe('a shipment', () => {
  it('has a default from any truck with the award, the same for both parties', async () => {
    const { id, km } = await proofs.awarded();
    expect(await co2e(id)).toEqual({ footprint: null, reason: null, at: null, earlier: [] });
    await settle();
    const found = await co2e(id);
    expect(found.footprint).toMatchObject({
      level: 'default',
      class: 'any_hgv',
      massKg: 12_000,
      tkm: tonnes * km,
      wtwGrams: Math.round(tonnes * km * 125.22),
      factors: [{ key: 'any_hgv', version: '2025', licence: 'Open Government Licence v3.0' }],
    });
    expect(await co2e(id, shipper)).toEqual(found);
    for (const who of [otherFleet, otherShipper, strangeFleet]) {
      expect((await call(`/v1/shipment/${id}/co2e`, who)).status).toBe(404);
      expect((await call(`/v1/shipment/${id}/ileap`, who)).status).toBe(404);
    }
  });

  it('is told in lists', async () => {
    const { id } = await proofs.awarded();
    await settle();
    const { body } = await proofs.list('?size=100');
    const row = body.data.find((each: { id: string }) => each.id === id);
    expect(row.co2e).toEqual({ level: 'default', wtwGrams: expect.any(Number) });
  });

  it('follows the truck it is given, and keeps what was said before', async () => {
    const { id } = await proofs.awarded();
    await settle();
    const before = (await co2e(id)).footprint;
    const truck = await proofs.crew();
    expect((await proofs.write(id, 'assignment', { ...truck, version: 1 })).status).toBe(200);
    await settle();
    const { footprint, earlier } = await co2e(id);
    expect(footprint).toMatchObject({ level: 'default', class: 'rigid_over_17' });
    expect(earlier).toEqual([
      expect.objectContaining({ level: 'default', wtwGrams: before.wtwGrams, version: '2025' }),
    ]);
  });

  it('does not change when other factors are used from then on', async () => {
    const { id } = await proofs.awarded();
    await settle();
    const before = await co2e(id);
    await settle(desnz2025.map((each) => ({ ...each, version: '2026', wtw: each.wtw * 2 })));
    expect(await co2e(id)).toEqual(before);
  });

  it('causes nothing once it was canceled', async () => {
    const { id, version } = await proofs.awarded();
    await settle();
    expect((await proofs.write(id, 'cancel', { version, reason: 'other' })).status).toBe(200);
    await settle();
    expect(await co2e(id)).toMatchObject({ footprint: null, reason: 'cancelled' });
  });
});

describe('the fuel of a trip', () => {
  it('makes the figure a measured one, which stays', async () => {
    const { id } = await proofs.delivered();
    await settle();
    const { status, body } = await enter(id, {});
    expect(status).toBe(201);
    expect(body.data.footprint).toMatchObject({
      level: 'measured',
      wtwGrams: 420_002,
      factors: [{ key: 'diesel_blend', wtw: 3.18183 }],
    });
    await settle();
    expect((await co2e(id, shipper)).footprint).toEqual(body.data.footprint);
  });

  it('is the business of its fleet: a shipper reads kilograms, and neither liters nor the other goods', async () => {
    const { id } = await proofs.delivered();
    await enter(id, { amount: 77.77 });
    expect((await call(`/v1/shipment/${id}/fuel`, shipper)).status).toBe(404);
    expect((await enter(id, {}, shipper)).status).toBe(404);
    expect((await call(`/v1/shipment/${id}/fuel`, otherFleet)).status).toBe(404);
    expect((await enter(id, {}, otherFleet)).status).toBe(404);
    expect(JSON.stringify(await co2e(id, shipper))).not.toContain('77.77');
    expect((await call(`/v1/shipment/${id}/fuel`, fleet)).body.data).toMatchObject({
      isOver: true,
      entry: { fuel: 'diesel_blend', amount: 77.77, shipmentIds: [id] },
      shipments: [{ id, massKg: 12_000, isMeasured: true }],
      fuels: [{ key: 'diesel_blend', unit: 'kg/l' }, { key: 'diesel_mineral' }],
    });
  });

  it('entered again replaces what was said before', async () => {
    const { id } = await proofs.delivered();
    await enter(id, { amount: 100 });
    const { body } = await enter(id, { amount: 50, fuel: 'diesel_mineral' });
    expect(body.data).toMatchObject({
      footprint: { level: 'measured', wtwGrams: 164_282 },
      earlier: [{ level: 'measured', wtwGrams: 318_183 }],
    });
  });

  it.each([
    ['a fuel without a factor', { fuel: 'hvo' }, 422],
    ['nothing', { amount: 0 }, 422],
    ['a minus', { amount: -5 }, 422],
    ['more than any trip takes', { amount: 20_001 }, 422],
    ['a shipment nobody knows', { others: ['00000000-0000-4000-8000-000000000000'] }, 422],
    ['too many shipments', { others: Array(20).fill('00000000-0000-4000-8000-000000000000') }, 422],
  ])('is refused with %s', async (_, json, status) => {
    const { id } = await proofs.delivered();
    expect((await enter(id, json)).status).toBe(status);
  });

  it('is refused before the delivery, and for a truck that carried something else', async () => {
    const { id } = await proofs.assigned();
    expect((await enter(id, {})).status).toBe(409);
    const [one, other] = [await proofs.delivered(), await proofs.delivered()];
    expect((await enter(one.id, { others: [other.id] })).status).toBe(422);
    expect((await enter(one.id, { others: [one.id] })).status).toBe(422);
  });

  it('is refused with words of its own where the distance is not known', async () => {
    const { id } = await proofs.delivered();
    await amidAllCompanies(world.services, (tx) =>
      tx.updateTable('shipment').set({ km: 0 }).where('id', '=', id).execute(),
    );
    const { status, body } = await enter(id, {});
    expect([status, body]).toEqual([
      409,
      { code: 409, message: 'The weight or distance of this shipment is not known, so its fuel cannot be recorded.' },
    ]);
  });

  it('of many at once is kept once', async () => {
    const { id } = await proofs.delivered();
    const answers = await Promise.all(Array.from({ length: 10 }, (_, nth) => enter(id, { amount: 100 + nth })));
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(201));
    expect((await co2e(id)).earlier).toHaveLength(9);
  });
});

describe('an offer', () => {
  it('is compared with any truck if it names none, and by its truck if it does', async () => {
    const { id } = await proofs.opened();
    await proofs.offered(id);
    await proofs.offered(id, otherFleet, { vehicleId: await proofs.truckOf(otherFleet, { grossWeightKg: 17_000 }) });
    const offers = await proofs.received(id);
    expect(
      offers.map((offer: { co2e: { class: string; level: string } }) => [offer.co2e.class, offer.co2e.level]),
    ).toEqual(
      expect.arrayContaining([
        ['any_hgv', 'default'],
        ['rigid_17', 'default'],
      ]),
    );
  });

  it('shows its fleet the same before it is made', async () => {
    const { id } = await proofs.opened();
    const vehicleId = await proofs.truckOf(fleet);
    const { body } = await call(`/v1/loads/${id}/co2e?vehicleId=${vehicleId}`, fleet);
    await proofs.offered(id, fleet, { vehicleId });
    const [{ co2e: kept }] = await proofs.received(id);
    expect(body.data).toEqual({ footprint: kept, reason: null });
    expect((await call(`/v1/loads/${id}/co2e`, strangeFleet)).status).toBe(404);
  });

  it('says nothing for a truck without a factor', async () => {
    const { id } = await proofs.opened();
    const vehicleId = await proofs.truckOf(fleet, { fuel: 'electric' });
    const { body } = await call(`/v1/loads/${id}/co2e?vehicleId=${vehicleId}`, fleet);
    expect(body.data).toEqual({ footprint: null, reason: 'no_factor' });
    await proofs.offered(id, fleet, { vehicleId });
    expect((await proofs.received(id))[0].co2e).toBeNull();
  });
});

describe('the report', () => {
  const days = 'from=2026-11-01&to=2026-12-31&size=1000';

  it('sums what is kept of delivered shipments, and says what it leaves out', async () => {
    const { id } = await proofs.delivered();
    await enter(id, { amount: 100 });
    await settle();
    for (const who of [fleet, shipper]) {
      const { body } = await call(`/v1/reports/co2e?${days}`, who);
      const { figures, rows, outcomes } = body.data;
      const counted = rows.filter((row: { co2e: object | null }) => row.co2e);
      const grams = counted.reduce((sum: number, row: { co2e: { wtwGrams: number } }) => sum + row.co2e.wtwGrams, 0);
      const tkm = counted.reduce((sum: number, row: { co2e: { tkm: number } }) => sum + row.co2e.tkm, 0);
      expect(figures.slice(0, 2)).toMatchObject([
        { code: 'co2e', unit: 'kg', value: expect.closeTo(grams / 1_000, 6), n: counted.length },
        { code: 'co2e_intensity', unit: 'g_per_tkm', value: expect.closeTo(grams / tkm, 6) },
      ]);
      expect(rows.find((row: { record: { id: string } }) => row.record.id === id)).toMatchObject({
        outcome: 'measured',
        co2e: { wtwGrams: 318_183 },
      });
      expect(outcomes.map(({ outcome }: { outcome: string }) => outcome)).toContain('cancelled');
    }
  });

  it('is the same as CSV', async () => {
    const json = (await call(`/v1/reports/co2e?${days}`, shipper)).body.data;
    const { token, company } = shipper;
    const file = await world.request('/v1/reports/co2e.csv?from=2026-11-01&to=2026-12-31', { token, company });
    const text = await file.text();
    const [, lines = ''] = text.split('\r\n\r\n');
    expect(lines.trim().split('\r\n')).toHaveLength(json.rows.length + 1);
    expect(text).toContain(`figure,co2e,${json.figures[0].value},kg`);
  });
});
