import { expect, it } from 'vitest';
import { recordFinder } from '../../../src/application/find/recordFinder.ts';
import { Failure } from '../../../src/domain/failure/Failure.ts';
import { carrierFactory } from '../../support/factories/carrierFactory.ts';
import { driverFactory } from '../../support/factories/driverFactory.ts';
import { invitationFactory } from '../../support/factories/invitationFactory.ts';
import { loadFactory } from '../../support/factories/loadFactory.ts';
import { offerFactory } from '../../support/factories/offerFactory.ts';
import { requestFactory } from '../../support/factories/requestFactory.ts';
import { shipmentFactory } from '../../support/factories/shipmentFactory.ts';
import { issuedStatement as statement } from '../../support/factories/statementFactory.ts';
import { vehicleFactory } from '../../support/factories/vehicleFactory.ts';
import { FakeCarrierRegister } from '../../support/fakes/FakeCarrierRegister.ts';
import { FakeDriverRegister } from '../../support/fakes/FakeDriverRegister.ts';
import { FakeLoadBoard } from '../../support/fakes/FakeLoadBoard.ts';
import { FakeOfferRegister } from '../../support/fakes/FakeOfferRegister.ts';
import { FakeRequestRegister } from '../../support/fakes/FakeRequestRegister.ts';
import { FakeSentInvitations } from '../../support/fakes/FakeSentInvitations.ts';
import { FakeShipmentRegister } from '../../support/fakes/FakeShipmentRegister.ts';
import { FakeStatementRegister } from '../../support/fakes/FakeStatementRegister.ts';
import { FakeVehicleRegister } from '../../support/fakes/FakeVehicleRegister.ts';

const { signal } = new AbortController();
const [vehicle, driver, invitation] = [vehicleFactory.build(), driverFactory.build(), invitationFactory.build()];
const [request, shipment] = [requestFactory.build(), shipmentFactory.build()];
const [load, offer, carrier] = [loadFactory.build(), offerFactory.build(), carrierFactory.build()];

const open = () => {
  const found = { page: 0, size: 5, total: 7 };
  const vehicles = Object.assign(new FakeVehicleRegister(), { page: { ...found, rows: [vehicle] }, vehicle });
  const drivers = Object.assign(new FakeDriverRegister(), { page: { ...found, rows: [driver] }, driver });
  const invitations = Object.assign(new FakeSentInvitations(), { page: { ...found, rows: [invitation] } });
  const requests = Object.assign(new FakeRequestRegister(), { page: { ...found, rows: [request] }, request });
  const shipments = Object.assign(new FakeShipmentRegister(), { page: { ...found, rows: [shipment] }, shipment });
  const loads = Object.assign(new FakeLoadBoard(), { page: { ...found, rows: [load] }, load });
  const offers = Object.assign(new FakeOfferRegister(), { page: { ...found, rows: [offer] }, offer });
  const carriers = Object.assign(new FakeCarrierRegister(), { page: { ...found, rows: [carrier] } });
  const statements = Object.assign(new FakeStatementRegister(), { page: { ...found, rows: [statement] } });
  const registers = { vehicles, drivers, carriers, invitations, requests, shipments, statements, loads, offers };
  return { ...registers, finder: recordFinder(registers) };
};

it.each([
  ['vehicles', 'fleetNo', { id: vehicle.id, name: vehicle.fleetNo }],
  ['drivers', 'name', { id: driver.id, name: driver.name }],
  ['invitations', '-lastSentAt', { id: invitation.id, name: invitation.name }],
  ['requests', '-createdAt', { id: request.id, name: request.reference }],
  ['shipments', '-createdAt', { id: shipment.id, name: shipment.reference }],
  ['carriers', 'name', { id: carrier.id, name: carrier.name }],
  ['statements', '-createdAt', { id: statement.id, name: statement.invoice }],
  ['loads', 'pickup', { id: load.id, name: 'Essen → Lyon' }],
  ['offers', '-createdAt', { id: offer.id, name: 'Essen → Lyon' }],
] as const)('the first %s that match are found, and how many there are', async (room, sort, record) => {
  const { finder, ...registers } = open();
  expect(await finder.find[room]('berlin', signal)).toMatchObject({ rows: [{ room, ...record }], total: 7 });
  expect(registers[room].views).toEqual([{ page: 0, size: 5, sort, q: 'berlin', filters: {} }]);
});

it('a vehicle and a driver opened before are read by id', async () => {
  const { drivers, finder } = open();
  expect(await finder.read.vehicles(vehicle.id, signal)).toMatchObject({ room: 'vehicles', name: vehicle.fleetNo });
  expect(await finder.read.drivers(driver.id, signal)).toMatchObject({ room: 'drivers', name: driver.name });
  expect(drivers.idsRead).toEqual([driver.id]);
});

it.each([
  ['requests', request.id],
  ['shipments', shipment.id],
  ['loads', load.id],
  ['offers', offer.id],
] as const)('one of the %s opened before is read by id', async (room, id) => {
  expect(await open().finder.read[room](id, signal)).toMatchObject({ room, id });
});

it('trouble with one room is thrown, for whoever asked there', async () => {
  const { vehicles, finder } = open();
  const trouble = new Failure({ kind: 'refused', status: 404, errors: [] });
  Object.assign(vehicles, { page: trouble, vehicle: trouble });
  await expect(finder.find.vehicles('berlin', signal)).rejects.toBe(trouble);
  await expect(finder.read.vehicles('v-gone', signal)).rejects.toBe(trouble);
  expect(await finder.find.drivers('berlin', signal)).toMatchObject({ total: 7 });
});
