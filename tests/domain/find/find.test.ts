import { describe, expect, it } from 'vitest';
import { foundIn } from '../../../src/domain/find/foundIn.ts';
import { matchesWords } from '../../../src/domain/find/matchesWords.ts';
import { mostRecents } from '../../../src/domain/find/mostRecents.ts';
import { readRecents } from '../../../src/domain/find/readRecents.ts';
import type { RecentRecord } from '../../../src/domain/find/RecentRecord.ts';
import { routeName } from '../../../src/domain/find/routeName.ts';
import { withoutRecent } from '../../../src/domain/find/withoutRecent.ts';
import { withRecent } from '../../../src/domain/find/withRecent.ts';
import { carrierFactory } from '../../support/factories/carrierFactory.ts';
import { driverFactory } from '../../support/factories/driverFactory.ts';
import { invitationFactory } from '../../support/factories/invitationFactory.ts';
import { loadFactory } from '../../support/factories/loadFactory.ts';
import { offerFactory } from '../../support/factories/offerFactory.ts';
import { requestFactory } from '../../support/factories/requestFactory.ts';
import { shipmentFactory } from '../../support/factories/shipmentFactory.ts';
import { issuedStatement } from '../../support/factories/statementFactory.ts';
import { vehicleFactory } from '../../support/factories/vehicleFactory.ts';

const opened = (id: string): RecentRecord => ({ companyId: 'c-1', room: 'vehicles', id });

it.each([
  ['New vehicle', 'new v', true],
  ['New vehicle', 'VEH', true],
  ['New vehicle', 'vehicle new', true],
  ['New vehicle', 'hicle', false],
  ['New vehicle', 'new driver', false],
  ['José Núñez +34 600 123 456', 'jose 600', true],
  ['Jürgen Müller', 'muller', true],
  ['Jurgen Muller', 'müller', true],
  ['Søren Łukasz', 'soren luk', true],
  ['Weißer Straße', 'strasse', true],
  ['RV-012 B-GL 1204', 'gl 12', true],
  ['New vehicle', '', true],
])('"%s" is found by "%s": %s', (text, typed, isFound) => {
  expect(matchesWords(text, typed)).toBe(isFound);
});

describe('a record that was found', () => {
  it('is a vehicle by fleet number, with plate and model', () => {
    const vehicle = vehicleFactory.build({
      id: 'v-1',
      fleetNo: 'RV-012',
      plate: 'B-GL 1204',
      make: 'MAN',
      model: 'TGX',
    });
    expect(foundIn.vehicles(vehicle)).toEqual({
      room: 'vehicles',
      id: 'v-1',
      name: 'RV-012',
      about: ['B-GL 1204', 'MAN TGX'],
      path: '/ui/vehicles/v-1',
    });
  });

  it('is a driver by name, without what is not known', () => {
    const driver = driverFactory.build({ id: 'd-1', name: 'Ana Ruiz', phone: undefined, currentVehicle: undefined });
    expect(foundIn.drivers(driver)).toEqual({
      room: 'drivers',
      id: 'd-1',
      name: 'Ana Ruiz',
      about: [],
      path: '/ui/drivers/d-1',
    });
  });

  it('is a carrier by name', () => {
    expect(foundIn.carriers(carrierFactory.build({ id: 'c-1', name: 'Harbour Haulage' }))).toEqual({
      room: 'carriers',
      id: 'c-1',
      name: 'Harbour Haulage',
      about: [],
      path: '/ui/carriers/c-1',
    });
  });

  it('is a statement by invoice, or by reference as long as it has none', () => {
    const statement = {
      ...issuedStatement,
      id: 's-1',
      invoice: 'INV-7',
      reference: 'SR-1',
      fromCity: 'Metz',
      toCity: '',
    };
    expect(foundIn.statements(statement)).toEqual({
      room: 'statements',
      id: 's-1',
      name: 'INV-7',
      about: ['SR-1', 'Metz'],
      path: '/ui/statements/s-1',
    });
    expect(foundIn.statements({ ...statement, invoice: undefined })).toMatchObject({ name: 'SR-1', about: ['Metz'] });
  });

  it('is an invitation, selected in its list', () => {
    const invitation = invitationFactory.build({ id: 'i-1', name: 'Ana', phone: undefined, email: 'ana@road.test' });
    expect(foundIn.invitations(invitation)).toMatchObject({
      about: ['ana@road.test'],
      path: '/ui/invitations?q=Ana&sel=i-1',
    });
  });

  it('is a request by reference, with its route as far as it is known', () => {
    const request = requestFactory.build({ id: 'r-1', reference: 'SR-1' });
    expect(foundIn.requests(request)).toEqual({
      room: 'requests',
      id: 'r-1',
      name: 'SR-1',
      about: ['Leipzig → Lyon'],
      pickup: request.stops?.[0]?.window,
      path: '/ui/requests/r-1',
    });
    expect(foundIn.requests({ ...request, stops: undefined }).about).toEqual([]);
  });

  it('is a shipment by reference, with route and plate', () => {
    const assignment = {
      vehicle: { id: 'v-1', plate: 'B-GL 1204' },
      trailer: undefined,
      driver: { id: 'd-1', name: 'Ana' },
    };
    const shipment = shipmentFactory.build({ reference: 'SH-1', assignment });
    expect(foundIn.shipments(shipment)).toMatchObject({ name: 'SH-1', about: ['Leipzig → Lyon', 'B-GL 1204'] });
  });

  it('is an offer by its route, or by its shipper once the load is not shown any more', () => {
    const offer = offerFactory.build();
    expect(foundIn.offers(offer)).toMatchObject({ name: 'Essen → Lyon', about: ['Sundby Foods'] });
    expect(foundIn.offers({ ...offer, load: undefined })).toMatchObject({ name: 'Sundby Foods', about: [] });
  });

  it('is a load by its route', () => {
    const load = loadFactory.build({ id: 'l-1' });
    expect(foundIn.loads(load)).toMatchObject({
      name: 'Essen → Lyon',
      about: ['Sundby Foods'],
      path: '/ui/loads/l-1',
    });
  });
});

it.each([
  [[{ city: 'Leipzig', country: 'DE' }, { city: 'Metz' }, { city: 'Lyon', country: 'FR' }], 'Leipzig → Lyon'],
  [[{ country: 'DE' }, { city: 'Lyon' }], 'DE → Lyon'],
  [[{ city: 'Leipzig' }, {}], 'Leipzig'],
  [[{ city: 'Leipzig' }], 'Leipzig'],
  [[{}, {}], undefined],
  [[], undefined],
])('the route over %j is named %s', (towns, name) => {
  expect(routeName(towns)).toBe(name);
});

describe('the records opened last', () => {
  it('begin with the latest, each once', () => {
    expect(withRecent([opened('a'), opened('b')], opened('b'))).toEqual([opened('b'), opened('a')]);
  });

  it('are kept apart by company and room', () => {
    const elsewhere = { ...opened('a'), companyId: 'c-2' };
    const driver = { ...opened('a'), room: 'drivers' } as const;
    expect(withoutRecent([opened('a'), elsewhere, driver], opened('a'))).toEqual([elsewhere, driver]);
  });

  it('are not kept without end', () => {
    const many = Array.from({ length: 50 }, (_, at) => opened(String(at)));
    expect(withRecent(many, opened('new'))).toHaveLength(mostRecents);
  });

  it.each<[string, unknown, readonly RecentRecord[]]>([
    ['nothing', undefined, []],
    ['a text', 'vehicles', []],
    ['what somebody has changed', [null, 'x', { ...opened('a'), room: 'outbox' }, { room: 'drivers' }], []],
    ['an id with spaces', [opened('a b')], []],
    ['what was kept', [opened('a')], [opened('a')]],
  ])('are read from %s', (_, kept, recents) => {
    expect(readRecents(kept)).toEqual(recents);
  });
});
