import { expect, it } from 'vitest';
import { AxiosShipmentEmissions } from '../../../../src/infrastructure/http/emission/AxiosShipmentEmissions.ts';
import { footprintFactory } from '../../../support/factories/footprintFactory.ts';
import * as odd from '../../../support/http/oddAnswers.ts';
import { openLine } from '../../../support/http/openLine.ts';

const { server, line } = openLine();
const emissions = () => new AxiosShipmentEmissions(line().http);
const footprint = footprintFactory.build({ emptyKm: 40 });
const [consignment] = footprint.consignments;
const [factor] = footprint.factors;
/** As the service says it, with what this browser does not ask for. */
const told = {
  ...footprint,
  consignments: [{ ...consignment, pickup: 0, delivery: 1, tkm: 1_600, wtwGrams: 152_032, ttwGrams: 123_248 }],
  factors: [{ ...factor, key: 'artic', unit: 'kg/tkm', wtw: 0.09502, ttw: 0.07703 }],
};
const earlier = {
  level: 'default' as const,
  wtwGrams: 160_000,
  at: '2026-01-05T09:00:00Z',
  set: 'DESNZ',
  version: '2025',
};

it('what a shipment causes is read with what was said before', async () => {
  server.answers(odd.success({ footprint: told, reason: null, at: '2026-01-06T09:00:00Z', earlier: [earlier] }));
  expect(await emissions().read('s/1')).toEqual({ footprint, reason: undefined, earlier: [earlier] });
  expect(server.request.url).toBe('/v1/shipment/s%2F1/co2e');
});

it('where there is no figure, the answer says why', async () => {
  server.answers(odd.success({ footprint: null, reason: 'mass_missing', earlier: [] }));
  expect(await emissions().read('s1')).toEqual({ footprint: undefined, reason: 'mass_missing', earlier: [] });
});

it('the fuel of a trip is read whole', async () => {
  const shipment = {
    id: 's1',
    reference: 'SR-1',
    from: 'Essen',
    to: 'Lyon',
    pickupAt: '2026-01-05T09:00:00Z',
    massKg: 8_000,
    tkm: 1_600,
    isMeasured: false,
  };
  const fuel = { key: 'diesel', name: 'Diesel', unit: 'kg/l' as const, wtw: 3.2 };
  const entry = { fuel: 'diesel', amount: 160, shipmentIds: ['s1'] };
  const whole = { isOver: true, plate: 'K-NV 1056', fuels: [fuel], entry, shipments: [shipment], mostShipments: 20 };
  server.answers(
    odd.success({
      ...whole,
      fuels: [{ ...fuel, set: 'DESNZ', version: '2025' }],
      entry: { ...entry, at: '2026-01-06T09:00:00Z' },
      shipments: [{ ...shipment, to: null }],
    }),
  );
  expect(await emissions().fuel('s1')).toEqual({ ...whole, shipments: [{ ...shipment, to: undefined }] });
  server.answers(odd.success({ ...whole, entry: null, plate: null }));
  expect(await emissions().fuel('s1')).toMatchObject({ entry: undefined, plate: undefined });
});

it('fuel is entered for the shipment and the others of its trip', async () => {
  server.answers(odd.success({ footprint: told, reason: null, earlier: [] }));
  const entry = { fuel: 'diesel', amount: 160, others: ['s2', 's3'] };
  expect(await emissions().enter('s1', entry, 'a-key')).toEqual({ footprint, reason: undefined, earlier: [] });
  expect(server.request).toMatchObject({
    method: 'POST',
    url: '/v1/shipment/s1/fuel',
    headers: { 'idempotency-key': 'a-key' },
  });
  expect(JSON.parse(server.request.body)).toEqual(entry);
});

it('the export for iLEAP is JSON that people can read', async () => {
  const answer = { mass: '8000', transportChainElements: [] };
  server.answers(odd.success(answer));
  expect(await emissions().ileap('s1')).toBe(`${JSON.stringify(answer, null, 2)}\n`);
});
