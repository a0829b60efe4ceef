import { describe, expect, it } from 'vitest';
import { vehicleFields } from '../../../../src/domain/vehicle/vehicleFields.ts';
import { AxiosVehicleRegister } from '../../../../src/infrastructure/http/vehicles/AxiosVehicleRegister.ts';
import { documentFactory } from '../../../support/factories/documentFactory.ts';
import { fullVehicleFactory, vehicleFactory } from '../../../support/factories/vehicleFactory.ts';
import { supportedVehicleFactory } from '../../../support/factories/supportedVehicleFactory.ts';
import * as odd from '../../../support/http/oddAnswers.ts';
import { openLine } from '../../../support/http/openLine.ts';
import { troubleOf } from '../../../support/http/troubleOf.ts';

const { server, line } = openLine();
const register = () => new AxiosVehicleRegister(line().http);
const vehicle = vehicleFactory.build();
const onTheWire = { ...vehicle, companyId: 'c', temperatureC: null, euroClass: null, photo: null };
const { documents: _documents, assignment: _assignment, ...row } = vehicle;
const view = { page: 2, size: 50, sort: '-make', q: ' volvo ', filters: { status: 'available' } };

describe('the list of vehicles', () => {
  it('is requested by view', async () => {
    server.answers(odd.body({ code: 200, data: [onTheWire], paging: { page: 2, size: 50, total: 101 } }));
    expect(await register().list(view)).toEqual({ rows: [row], page: 2, size: 50, total: 101 });
    expect(server.request.url).toBe('/api/v1/vehicles?page=2&size=50&sort=-make&q=volvo&status=available');
  });

  it('drops invalid rows and keeps the rest', async () => {
    const rows = [null, { ...onTheWire, status: 'flying' }, onTheWire];
    server.answers(odd.body({ code: 200, data: rows, paging: { page: 0, size: 50, total: 3 } }));
    expect((await register().list(view)).rows).toEqual([row]);
  });
});

describe('a vehicle', () => {
  it('is read with its papers, without invalid ones', async () => {
    const paper = documentFactory.build({ issuedOn: undefined });
    const documents = [{ ...paper, issuedOn: null, file: { ...paper.file, sha256: 'x' } }, { id: 7 }];
    server.answers(odd.success({ ...onTheWire, documents }));
    expect(await register().read(vehicle.id)).toEqual({ ...vehicle, documents: [paper] });
    expect(server.request.url).toBe(`/api/v1/vehicle/${vehicle.id}`);
  });

  it('is added with an idempotency key, and null for empty fields', async () => {
    server.answers(odd.success(onTheWire));
    await register().add({ ...vehicle, vin: undefined }, 'key-1');
    expect(server.request).toMatchObject({ method: 'POST', url: '/api/v1/vehicle' });
    expect(server.request.headers['idempotency-key']).toBe('key-1');
    expect(JSON.parse(server.request.body)).toMatchObject({ vin: null, temperatureC: null, volumeM3: 91.5 });
  });

  it('is changed, moved and removed with its version', async () => {
    server.answers(odd.success(onTheWire));
    await register().change('a/b', 3, vehicle, 'key-2');
    expect(server.request.headers['idempotency-key']).toBe('key-2');
    expect(server.request).toMatchObject({ method: 'PUT', url: '/api/v1/vehicle/a%2Fb' });
    expect(JSON.parse(server.request.body)).toMatchObject({ version: 3, plate: vehicle.plate });

    server.answers(odd.success(onTheWire));
    await register().move('v', 3, 'maintenance', 'key-3');
    expect(server.request).toMatchObject({ method: 'POST', url: '/api/v1/vehicle/v/status' });
    expect(JSON.parse(server.request.body)).toEqual({ status: 'maintenance', pause: null, version: 3 });

    server.answers(odd.success(null));
    await register().remove('v', 3, 'key-4');
    expect(server.request).toMatchObject({ method: 'DELETE', url: '/api/v1/vehicle/v?version=3' });
  });

  it('in maintenance is sent with the reason and the expected return', async () => {
    server.answers(odd.success({ ...onTheWire, status: 'maintenance' }));
    const pause = { reason: 'repair', note: undefined, backOn: '2026-12-01' } as const;
    const paused = { ...vehicle, status: 'maintenance', version: 4 } as const;
    expect(await register().pause(paused, pause, 'key-5')).toMatchObject({ status: 'maintenance' });
    expect(server.request).toMatchObject({ method: 'POST', url: `/api/v1/vehicle/${vehicle.id}/status` });
    expect(JSON.parse(server.request.body)).toEqual({
      status: 'maintenance',
      version: 4,
      pause: { ...pause, note: null },
    });
  });

  it('fails as unreadable when a field is invalid', async () => {
    server.answers(odd.success({ ...onTheWire, payloadKg: 'much' }));
    expect(await troubleOf(register().read('v'))).toMatchObject({ kind: 'unreadable' });
  });
});

describe('a vehicle with every field filled', () => {
  const full = fullVehicleFactory.build();
  const facts = Object.fromEntries(Object.keys(vehicleFields).map((name) => [name, Reflect.get(full, name)]));

  it('is sent complete and without other fields', async () => {
    server.answers(odd.success(onTheWire));
    await register().add(full, 'key');
    expect(JSON.parse(server.request.body)).toEqual(facts);
    server.answers(odd.success(onTheWire));
    await register().change(full.id, 3, full, 'key');
    expect(JSON.parse(server.request.body)).toEqual({ ...facts, version: 3 });
  });

  it('is read complete', async () => {
    server.answers(odd.success({ ...full, companyId: 'c' }));
    expect(await register().read(full.id)).toEqual(full);
  });
});

it('the supported models are listed without invalid ones', async () => {
  const model = supportedVehicleFactory.build();
  server.answers(odd.success([model, { ...model, fuel: 'wood' }]));
  expect(await register().supported()).toEqual([model]);
  expect(server.request.url).toBe('/api/v1/vehicle/supported-vehicles');
});
