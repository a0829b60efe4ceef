import { describe, expect, it } from 'vitest';
import { openMarket } from '../../support/services/openMarket.ts';
import { openYard } from '../../support/services/openYard.ts';

const market = await openMarket();
const { world, fleet, otherFleet, call, opened } = market;
const { truckOf, driverOf } = openYard(world);

const load = async (id: string, who = fleet, query = '') => (await call(`/v1/loads/${id}${query}`, who)).body.data;
const listedAs = async (id: string, who = fleet, query = '') => {
  const { body } = await call(`/v1/loads?size=1000${query}`, who);
  return body.data.find((each: { id: string }) => each.id === id);
};

const box = await truckOf(fleet);
const van = await truckOf(fleet, {
  kind: 'van',
  payloadKg: 1_200,
  grossWeightKg: 3_500,
  volumeM3: 14,
  palletPositions: 4,
});
const reefer = await truckOf(fleet, { bodyType: 'reefer', temperatureC: { min: -25, max: 25 } });
const paperless = await truckOf(fleet, {}, { hasPapers: false });
const { id } = await opened();

const short = { code: 'payload', severity: 'block', has: 1_200, needs: 12_000 };
const wrongBody = { code: 'body_type', severity: 'block', has: ['reefer'], needs: ['curtainsider', 'box'] };

describe('a load says how many trucks of the fleet fit', () => {
  it('and what stands against the nearest of the others, the nearest first', async () => {
    const fits = {
      count: 1,
      nearly: [
        { vehicleId: reefer, reasons: [wrongBody] },
        {
          vehicleId: paperless,
          reasons: ['insurance', 'registration', 'roadworthiness'].map((paper) => ({
            code: 'paper_missing',
            severity: 'block',
            of: 'vehicle',
            needs: [paper],
          })),
        },
        {
          vehicleId: van,
          reasons: [
            short,
            { code: 'volume', severity: 'block', has: 14, needs: 40 },
            { code: 'pallets', severity: 'block', has: 4, needs: 24 },
          ],
        },
      ],
    };
    expect((await load(id)).fits).toEqual(fits);
    expect((await listedAs(id)).fits).toEqual(fits);
  });

  it('with none of another fleet', async () => {
    expect((await load(id, otherFleet)).fits).toEqual({ count: 0, nearly: [] });
  });

  it('until one of them is taken at that time, or coupled to a driver who may not drive it', async () => {
    const owner = otherFleet;
    const [first, second] = [await truckOf(owner), await truckOf(owner)];
    expect((await load(id, owner)).fits).toEqual({ count: 2, nearly: [] });
    const { id: booked } = await opened({ 'pricing.model': 'fixed' });
    const driverId = await driverOf(owner);
    const { status } = await call(`/v1/loads/${booked}/book`, owner, { json: { vehicleId: first, driverId } });
    expect(status).toBe(201);
    await driverOf(owner, { currentVehicleId: second, licence: null });
    expect((await load(id, owner)).fits).toEqual({
      count: 0,
      nearly: [
        {
          vehicleId: first,
          reasons: [{ code: 'overlap', severity: 'block', of: 'vehicle', until: '2026-11-26T17:00:00.000Z' }],
        },
        {
          vehicleId: second,
          reasons: [{ code: 'paper_missing', severity: 'block', of: 'driver', needs: ['licence'] }],
        },
      ],
    });
  });
});

describe('a truck that is picked', () => {
  it('is judged with every reason', async () => {
    expect((await load(id, fleet, `?vehicleId=${box}`)).verdict).toEqual({ fits: true, reasons: [] });
    expect((await listedAs(id, fleet, `&vehicleId=${reefer}`)).verdict).toEqual({ fits: false, reasons: [wrongBody] });
    expect((await load(id)).verdict).toBeNull();
  });

  it('must be a truck of the fleet', async () => {
    for (const picked of [await truckOf(otherFleet), id]) {
      for (const path of [`/v1/loads/${id}?vehicleId=${picked}`, `/v1/loads?vehicleId=${picked}`]) {
        // oxlint-disable-next-line no-await-in-loop -- one after the other
        const { status, body } = await call(path, fleet);
        expect([status, body.errors?.map(({ field }) => field)]).toEqual([422, ['vehicleId']]);
      }
    }
  });
});
