import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoPassword } from '../../../services/demo/demoPassword.ts';
import { seedDemo } from '../../../services/demo/seedDemo.ts';
import { vehicleWrites } from '../../../src/application/vehicles/vehicleWrites.ts';
import { writeDraft } from '../../../src/domain/record/writeDraft.ts';
import { vehicleFields } from '../../../src/domain/vehicle/vehicleFields.ts';
import { vehicleListSpec } from '../../../src/domain/vehicle/vehicleListSpec.ts';
import { AxiosAuthentication } from '../../../src/infrastructure/http/account/AxiosAuthentication.ts';
import { AxiosCompanyDirectory } from '../../../src/infrastructure/http/company/AxiosCompanyDirectory.ts';
import { AxiosDocumentStore } from '../../../src/infrastructure/http/papers/AxiosDocumentStore.ts';
import { AxiosVehicleRegister } from '../../../src/infrastructure/http/vehicles/AxiosVehicleRegister.ts';
import { supportedVehicleFactory } from '../../support/factories/supportedVehicleFactory.ts';
import { vehicleFactory } from '../../support/factories/vehicleFactory.ts';
import { FakeClock } from '../../support/fakes/FakeClock.ts';
import { FakeDialogs } from '../../support/fakes/FakeDialogs.ts';
import { FakeIdempotencyKeys } from '../../support/fakes/FakeIdempotencyKeys.ts';
import { FakeRecordChanges } from '../../support/fakes/FakeRecordChanges.ts';
import { lineTo } from '../../support/http/openLine.ts';
import { serveApp, type Served } from '../../support/services/serveApp.ts';
import { troubleOf } from '../../support/http/troubleOf.ts';
import { testServices } from '../../support/services/testServices.ts';

let served: Served;
let register: AxiosVehicleRegister;
let documentStore: AxiosDocumentStore;

beforeAll(async () => {
  const world = await testServices();
  await seedDemo(world.services);
  served = await serveApp(world.app);

  const { http, store } = lineTo(served.url);
  const credentials = { username: 'fleet@greenline.test', password: demoPassword };
  const { token, user } = await new AxiosAuthentication(http).signIn(credentials);
  store.signIn(token, user);
  const [company] = await new AxiosCompanyDirectory(http).membershipsOf(user.id);
  if (company) store.selectCompany(company);
  const service = { http, address: served.url };
  [register, documentStore] = [new AxiosVehicleRegister(http), new AxiosDocumentStore(service, service)];
});
afterAll(() => served.stop());

const view = { page: 0, size: 25, sort: 'fleetNo', q: '', filters: {} };
const added = (fleetNo: string, key = fleetNo) =>
  register.add(vehicleFactory.build({ fleetNo, plate: `R-${fleetNo}`, vin: undefined }), key);

const policy = () => ({
  file: new File(['%PDF-1.7\n%%EOF'], 'policy.pdf', { type: 'application/pdf' }),
  type: 'insurance' as const,
  expiresOn: '2031-06-30',
});
const following = (idempotencyKey: string) => ({
  idempotencyKey,
  signal: new AbortController().signal,
  onProgress: () => {},
});

describe('the vehicles service', () => {
  it.each(vehicleListSpec.sorts.flatMap((sort) => [sort, `-${sort}`]))('sorts the list by %s', async (sort) => {
    const { rows, total } = await register.list({ ...view, sort });
    expect(rows).toHaveLength(25);
    expect(total).toBeGreaterThan(25);
  });

  it('counts as many vehicles by status as it lists', async () => {
    const { freeTrucks, ...counts } = await register.count(new AbortController().signal);
    const { total } = await register.list(view);
    const free = await register.list({ ...view, filters: { status: 'available', unit: 'truck' } });
    expect(freeTrucks).toBe(free.total);
    expect(Object.values(counts).reduce((sum, count) => sum + count, 0)).toBe(total);
  });

  it.each(
    Object.entries(vehicleListSpec.filters).flatMap(([name, values]) => values.map((value) => [name, value] as const)),
  )('filters by %s: %s', async (name, value) => {
    const { rows } = await register.list({ ...view, filters: { [name]: value } });
    const wide: Readonly<Record<string, readonly string[]>> = {
      action: ['expired', 'missing', 'expiring'],
      truck: ['tractor', 'rigid', 'van'],
      trailer: ['trailer', 'semi_trailer'],
    };
    const held = wide[value] ?? [value];
    const field = name === 'unit' ? 'kind' : name;
    const seen = rows.flatMap((row) => Object.entries(row).filter(([each]) => each === field));
    expect(seen.filter(([, found]) => !held.includes(String(found)))).toEqual([]);
    expect(seen).toHaveLength(rows.length);
  });

  it('lists the supported models', async () => {
    const models = await register.supported();
    expect(models.length).toBeGreaterThan(20);
    expect(Object.keys(models[0] ?? {}).toSorted()).toEqual(Object.keys(supportedVehicleFactory.build()).toSorted());
  });

  it('adds a vehicle once per idempotency key, finds it and removes it', async () => {
    const vehicle = await added('ONCE-1');
    expect(await added('ONCE-1')).toEqual(vehicle);
    expect(await register.read(vehicle.id)).toMatchObject({
      fleetNo: 'ONCE-1',
      temperatureC: undefined,
      documents: [],
    });
    await register.remove(vehicle.id, vehicle.version, 'remove-1');
    expect(await troubleOf(register.read(vehicle.id))).toMatchObject({ status: 404 });
  });

  it('reports every number that is already taken', async () => {
    await added('TAKEN-1');
    const trouble = await troubleOf(added('taken-1', 'another-key'));
    expect(trouble).toMatchObject({ kind: 'refused', status: 422 });
    expect(trouble.kind === 'refused' && trouble.errors.map(({ field }) => field)).toEqual(['fleetNo', 'plate']);
  });

  it('reports the temperature limits with the field names of the form', async () => {
    const cold = vehicleFactory.build({ bodyType: 'reefer', temperatureC: { min: 5, max: -5 } });
    const trouble = await troubleOf(register.add(cold, 'cold'));
    expect(trouble.kind === 'refused' && trouble.errors.map(({ field }) => field)).toEqual(['temperatureC.max']);
  });

  it("refuses a stale change, and the use case returns the other person's version", async () => {
    const vehicle = await added('STALE-1');
    const theirs = await register.change(vehicle.id, vehicle.version, { ...vehicle, odometerKm: 5 }, 'theirs');
    const [keys, changes] = [new FakeIdempotencyKeys(), new FakeRecordChanges()];
    const { save } = vehicleWrites(register, new FakeClock(), new FakeDialogs(), keys, changes);
    expect(await save(writeDraft(vehicleFields, vehicle), vehicle)).toEqual({ kind: 'conflict', record: theirs });
  });

  it('moves a vehicle by hand, or refuses', async () => {
    const vehicle = await added('MOVE-1');
    const laidUp = await register.move(vehicle.id, vehicle.version, 'maintenance', 'move-1');
    expect(laidUp.status).toBe('maintenance');
    const trouble = await troubleOf(register.move(vehicle.id, laidUp.version, 'in_use', 'move-2'));
    expect(trouble).toMatchObject({ status: 409, reason: 'by_shipment' });
  });
});

describe('the papers of a vehicle', () => {
  it('are uploaded, shown with the vehicle and deleted', async () => {
    const { id } = await added('PAPER-1');
    const owner = { kind: 'vehicle', id } as const;
    const kept = await documentStore.add(owner, policy(), following('paper-1'));
    expect(kept).toMatchObject({ type: 'insurance', expiresOn: '2031-06-30', file: { name: 'policy.pdf' } });
    expect((await register.read(id)).documents).toEqual([kept]);
    await documentStore.remove(owner, kept.id);
    expect((await register.read(id)).documents).toEqual([]);
  });

  it('of an unsupported kind are refused with 415', async () => {
    const { id } = await added('PAPER-2');
    const disguised = { ...policy(), file: new File(['<svg/>'], 'policy.pdf', { type: 'application/pdf' }) };
    expect(await troubleOf(documentStore.add({ kind: 'vehicle', id }, disguised, following('paper-2')))).toMatchObject({
      kind: 'refused',
      status: 415,
    });
  });
});
