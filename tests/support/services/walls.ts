import { randomUUID } from 'node:crypto';
import { reportKeys } from '../../../services/reports/reportKeys.ts';
import { reportTable } from '../../../services/reports/reportTable.ts';

export const visitors = ['anonymous', 'member', 'viewer', 'stranger'] as const;
export type Visitor = (typeof visitors)[number];
export type IdKind = 'own' | 'foreign' | 'random' | 'malformed';
type Statuses = Readonly<Partial<Record<IdKind, number>>>;

export interface Wall {
  /** Method and path of the route. */
  readonly route: string;
  readonly json?: () => object;
  readonly form?: () => FormData;
  readonly query?: (people: { readonly member: { readonly id: string } }) => string;
  /** Whose room it is, if not that of truck owners. */
  readonly audience?: 'office';
  /** Whether it is behind the company gate. */
  readonly isOfCompany?: boolean;
  readonly expected: Readonly<Partial<Record<Visitor, Statuses>>>;
}

const all = (status: number): Statuses => ({ own: status, foreign: status, random: status, malformed: status });
const whoever = (own: number, anonymous = own) => ({
  anonymous: { own: anonymous },
  member: { own },
  viewer: { own },
  stranger: { own },
});
const mine = (own: number): Statuses => ({ own, foreign: 404, random: 404, malformed: 404 });
const nobody = { username: 'nobody@people.test' };

const formOf = (parts: Readonly<Record<string, string | Blob>>): FormData => {
  const form = new FormData();
  for (const [name, part] of Object.entries(parts)) form.set(name, part);
  return form;
};
const dataForm = (data: object) => () => formOf({ data: JSON.stringify(data) });
let phones = 0;
/** With an unused phone number. */
export const newDriver = () => ({
  name: 'Ioana',
  phone: `+4072${String((phones += 1)).padStart(7, '0')}`,
  language: 'ro',
  employment: 'employee',
});
/** With an unused fleet number and plate. */
export const newVehicle = () => ({
  fleetNo: `F${(phones += 1)}`,
  plate: `KA ${phones}`,
  plateCountry: 'DE',
  make: 'Krone',
  model: 'Profi Liner',
  year: 2024,
  kind: 'semi_trailer',
  bodyType: 'curtainsider',
  payloadKg: 28_900,
  grossWeightKg: 36_000,
  adr: false,
  fuel: 'none',
  odometerKm: 0,
});
/** A partner whose id is not taken. */
export const newPartner = () => ({
  partner: `PARTNER${(phones += 1)}`,
  codes: [{ way: 'write', kind: 'status', code: 'CF', word: 'booked' }],
});
/** The first terms of a company. */
const newTerms = {
  freeMin: { pickup: 90, delivery: 60 },
  ratePerHour: 55.5,
  incrementMin: 30,
  capMin: 240,
  lateRule: 'from_arrival',
  graceLateMin: 20,
  cancellationFee: 150,
  paymentDays: 45,
  version: 0,
};
/** A place of the place book. */
export const newPlace = () => ({
  name: 'Warehouse North',
  address: 'Hafenstraße 12',
  city: 'Köln',
  country: 'DE',
  lat: 50.97,
  lng: 6.97,
});
/** With an unused name. */
export const newCarrierList = () => ({ name: `List ${(phones += 1)}`, carriers: [] });
/** With an unused name. */
export const newView = () => ({
  list: 'vehicles',
  name: `View ${(phones += 1)}`,
  shared: false,
  q: '',
  filters: [{ name: 'status', value: 'available' }],
  sort: '-payloadKg',
  columns: null,
});
/** A valid file. */
export const aPaper = () => formOf({ type: 'licence', file: new File(['%PDF-1.7 a paper'], 'paper.pdf') });
const read = (own: number) => ({ anonymous: { own: 401 }, member: { own }, viewer: { own }, stranger: { own: 404 } });
const write = (own: number) => ({ ...read(own), viewer: { own: 409 } });
/** Loads, offers and shipments of others are found by nobody here; tests/services/offers and tests/services/tracking have those that are. */
const readNone = { anonymous: all(401), member: all(404), viewer: all(404), stranger: all(404) };
const writeNone = { ...readNone, viewer: all(409) };
const euros = { amountMinor: 1, currency: 'EUR' };
const ofShippers = { audience: 'office', isOfCompany: true } as const;
const readOne = { anonymous: all(401), member: mine(200), viewer: mine(200), stranger: all(404) };
const writeOne = (own: number) => ({ ...readOne, member: mine(own), viewer: all(409) });

/** Who gets which status: one row per route, so that none is forgotten. */
export const walls: readonly Wall[] = [
  { route: 'POST /api/v1/login', json: () => ({ ...nobody, password: 'wrong' }), expected: whoever(401) },
  { route: 'POST /api/v1/utils/exchange-token', json: () => ({ token: 'unknown' }), expected: whoever(401) },
  {
    route: 'POST /api/v1/logout',
    expected: { anonymous: { own: 401 }, member: { own: 200 }, viewer: { own: 200 }, stranger: { own: 200 } },
  },
  { route: 'GET /api/v1/sign-ins', expected: whoever(200, 401) },
  {
    route: 'PUT /api/v1/users/password',
    json: () => ({ currentPassword: 'wrong', password: 'a longer password' }),
    expected: whoever(422, 401),
  },
  { route: 'PUT /api/v1/users/region', json: () => ({ region: 'IE' }), expected: whoever(200, 401) },
  {
    route: 'POST /api/v1/users/confirm-password',
    json: () => ({ password: 'wrong' }),
    expected: whoever(422, 401),
  },
  {
    route: 'DELETE /api/v1/sign-ins/:id',
    expected: { anonymous: all(401), member: all(404), viewer: all(404), stranger: all(404) },
  },
  { route: 'DELETE /api/v1/sign-ins', expected: whoever(200, 401) },
  { route: 'POST /api/v1/users', json: () => ({}), expected: whoever(422) },
  { route: 'POST /api/v1/users/otp', json: () => ({ ...nobody, otp: '123456' }), expected: whoever(422) },
  { route: 'GET /api/v1/otp', query: () => `?username=${randomUUID()}`, expected: whoever(200) },
  { route: 'POST /api/v1/users/reset-password', query: () => `?username=${randomUUID()}`, expected: whoever(200) },
  {
    route: 'POST /api/v1/users/save-password',
    json: () => ({ ...nobody, otp: '123456', password: 'a longer password' }),
    expected: whoever(422),
  },
  { route: 'GET /v1/companies/', query: () => '?isPaged=false&userId=1', expected: whoever(200) },
  {
    route: 'GET /v1/companies',
    query: ({ member }) => `?isPaged=false&userId=${member.id}`,
    expected: { anonymous: { own: 401 }, member: { own: 200 }, viewer: { own: 404 }, stranger: { own: 404 } },
  },
  // A page: an unknown link leads to one that says so.
  { route: 'GET /i/:key', expected: whoever(302) },
  {
    route: 'GET /invitations',
    isOfCompany: true,
    expected: { anonymous: { own: 401 }, member: { own: 200 }, viewer: { own: 200 }, stranger: { own: 404 } },
  },
  {
    route: 'POST /invitations',
    json: () => ({ name: 'Ioana', email: `${randomUUID()}@truckers.test` }),
    isOfCompany: true,
    expected: { anonymous: { own: 401 }, member: { own: 201 }, viewer: { own: 409 }, stranger: { own: 404 } },
  },
  {
    route: 'GET /invitations/:id',
    expected: Object.fromEntries(
      visitors.map((visitor) => [visitor, { own: 200, foreign: 200, random: 404, malformed: 404 }]),
    ),
  },
  {
    route: 'GET /invitations/:id/code',
    isOfCompany: true,
    expected: { anonymous: all(401), member: mine(409), viewer: all(409), stranger: all(404) },
  },
  {
    route: 'POST /invitations/:id/resend',
    isOfCompany: true,
    expected: { anonymous: all(401), member: mine(200), viewer: all(409), stranger: all(404) },
  },
  {
    route: 'DELETE /invitations/:id',
    isOfCompany: true,
    expected: { anonymous: all(401), member: mine(200), viewer: all(409), stranger: all(404) },
  },
  {
    route: 'POST /invitations/batch',
    json: () => ({ rows: [{ name: 'Ioana', email: `${randomUUID()}@truckers.test` }] }),
    isOfCompany: true,
    expected: write(200),
  },
  {
    route: 'POST /invitations/:id/accept',
    json: () => ({ code: 'AAAAAAAA' }),
    expected: Object.fromEntries(
      visitors.map((visitor) => [visitor, { own: 422, foreign: 422, random: 404, malformed: 404 }]),
    ),
  },
  { route: 'GET /v1/notifications', isOfCompany: true, expected: read(200) },
  { route: 'POST /v1/notifications/read', json: () => ({ all: true }), isOfCompany: true, expected: read(200) },
  { route: 'GET /v1/notification-settings', isOfCompany: true, expected: read(200) },
  {
    route: 'PUT /v1/notification-settings',
    json: () => ({ settings: [{ kind: 'not_selected', inApp: true, mail: false }] }),
    isOfCompany: true,
    expected: read(200),
  },
  { route: 'GET /v1/stream', isOfCompany: true, expected: read(200) },
  { route: 'GET /v1/list-settings', query: () => '?list=vehicles', isOfCompany: true, expected: read(200) },
  {
    route: 'PUT /v1/list-settings',
    json: () => ({ list: 'vehicles', columns: ['plate'], density: 'comfortable' }),
    isOfCompany: true,
    expected: read(200),
  },
  { route: 'POST /v1/list-views', json: newView, isOfCompany: true, expected: read(201) },
  {
    route: 'PUT /v1/list-views/:id',
    json: () => {
      const { list: _, ...facts } = newView();
      return { ...facts, version: 1 };
    },
    isOfCompany: true,
    expected: { ...readOne, viewer: { ...mine(404) } },
  },
  {
    route: 'DELETE /v1/list-views/:id',
    query: () => '?version=1',
    isOfCompany: true,
    expected: { ...readOne, viewer: { ...mine(404) } },
  },
  // The view that is asked for here is of vehicles; tests/services/loads/viewAlerts has those of loads.
  { route: 'PUT /v1/list-views/:id/alert', isOfCompany: true, expected: readNone },
  { route: 'DELETE /v1/list-views/:id/alert', isOfCompany: true, expected: readNone },
  { route: 'GET /v1/edi-partners', isOfCompany: true, expected: read(200) },
  { route: 'POST /v1/edi-partners', json: newPartner, isOfCompany: true, expected: write(201) },
  {
    route: 'PUT /v1/edi-partners/:id',
    json: () => ({ ...newPartner(), version: 1 }),
    isOfCompany: true,
    expected: writeOne(200),
  },
  { route: 'DELETE /v1/edi-partners/:id', query: () => '?version=1', isOfCompany: true, expected: writeOne(200) },
  { route: 'GET /api/v1/vehicles', isOfCompany: true, expected: read(200) },
  { route: 'GET /api/v1/vehicles/counts', isOfCompany: true, expected: read(200) },
  { route: 'GET /api/v1/vehicle/supported-vehicles', isOfCompany: true, expected: read(200) },
  { route: 'POST /api/v1/vehicle', json: newVehicle, isOfCompany: true, expected: write(201) },
  { route: 'GET /api/v1/vehicle/:id', isOfCompany: true, expected: readOne },
  {
    route: 'PUT /api/v1/vehicle/:id',
    json: () => ({ ...newVehicle(), version: 1 }),
    isOfCompany: true,
    expected: writeOne(200),
  },
  { route: 'DELETE /api/v1/vehicle/:id', query: () => '?version=1', isOfCompany: true, expected: writeOne(200) },
  {
    route: 'POST /api/v1/vehicle/:id/status',
    json: () => ({ status: 'maintenance', version: 1 }),
    isOfCompany: true,
    expected: writeOne(200),
  },
  {
    route: 'PUT /api/v1/vehicle/:id/trailer',
    json: () => ({ trailerId: null, version: 1 }),
    isOfCompany: true,
    expected: writeOne(200),
  },
  { route: 'POST /api/v1/vehicle/:id/undo', json: () => ({ version: 1 }), isOfCompany: true, expected: writeOne(409) },
  { route: 'POST /api/v1/vehicle/:id/media', form: aPaper, isOfCompany: true, expected: writeOne(201) },
  { route: 'GET /api/v1/vehicle/:id/media/:mediaId', isOfCompany: true, expected: readOne },
  { route: 'DELETE /api/v1/vehicle/:id/media/:mediaId', isOfCompany: true, expected: writeOne(200) },
  { route: 'GET /v1/papers', isOfCompany: true, expected: read(200) },
  { route: 'GET /v1/papers/counts', isOfCompany: true, expected: read(200) },
  { route: 'GET /v1/drivers', isOfCompany: true, expected: read(200) },
  { route: 'GET /v1/drivers/counts', isOfCompany: true, expected: read(200) },
  {
    route: 'POST /v1/drivers',
    form: () => dataForm(newDriver())(),
    isOfCompany: true,
    expected: write(201),
  },
  { route: 'GET /v1/drivers/:id', isOfCompany: true, expected: readOne },
  {
    route: 'PUT /v1/drivers/:id',
    form: () => dataForm({ ...newDriver(), version: 1 })(),
    isOfCompany: true,
    expected: writeOne(200),
  },
  { route: 'DELETE /v1/drivers/:id', query: () => '?version=1', isOfCompany: true, expected: writeOne(200) },
  {
    route: 'POST /v1/drivers/:id/status',
    form: dataForm({ status: 'on_leave', version: 1 }),
    isOfCompany: true,
    expected: writeOne(200),
  },
  { route: 'POST /v1/drivers/:id/undo', form: dataForm({ version: 1 }), isOfCompany: true, expected: writeOne(409) },
  { route: 'POST /v1/drivers/:id/documents', form: aPaper, isOfCompany: true, expected: writeOne(201) },
  { route: 'GET /v1/drivers/:id/documents/:documentId', isOfCompany: true, expected: readOne },
  { route: 'DELETE /v1/drivers/:id/documents/:documentId', isOfCompany: true, expected: writeOne(200) },
  { route: 'GET /v1/company', isOfCompany: true, expected: read(200) },
  {
    route: 'PUT /v1/company',
    json: () => ({ name: '', version: 1 }),
    isOfCompany: true,
    expected: write(422),
  },
  { route: 'GET /v1/company/standing', isOfCompany: true, expected: read(200) },
  { route: 'GET /v1/members', isOfCompany: true, expected: read(200) },
  {
    route: 'POST /v1/members',
    json: () => ({ email: `${randomUUID()}@people.test`, name: 'Rui', role: 'viewer' }),
    isOfCompany: true,
    expected: write(201),
  },
  {
    route: 'PUT /v1/members/:id',
    json: () => ({ role: 'viewer', version: 1 }),
    isOfCompany: true,
    expected: writeOne(200),
  },
  { route: 'POST /v1/members/:id/resend', isOfCompany: true, expected: writeOne(200) },
  {
    route: 'DELETE /v1/members/:id',
    query: () => '?version=1',
    isOfCompany: true,
    expected: { ...writeOne(200), viewer: { ...all(409), malformed: 404 } },
  },
  { route: 'GET /v1/shipment-requests', ...ofShippers, expected: read(200) },
  { route: 'GET /v1/shipment-requests/counts', ...ofShippers, expected: read(200) },
  { route: 'GET /v1/shipment-requests/alike', query: () => '?key=none', ...ofShippers, expected: read(200) },
  { route: 'POST /v1/shipment-requests', json: () => ({}), ...ofShippers, expected: write(201) },
  {
    route: 'POST /v1/shipment-requests/import',
    json: () => ({ csv: 'reference\nPO 1', dryRun: true }),
    ...ofShippers,
    expected: write(200),
  },
  { route: 'GET /v1/shipment-requests/:id', ...ofShippers, expected: readOne },
  {
    route: 'PUT /v1/shipment-requests/:id',
    json: () => ({ version: 1 }),
    ...ofShippers,
    expected: writeOne(200),
  },
  {
    route: 'DELETE /v1/shipment-requests/:id',
    query: () => '?version=1',
    ...ofShippers,
    expected: writeOne(200),
  },
  {
    route: 'POST /v1/shipment-requests/:id/undo',
    json: () => ({ version: 1 }),
    ...ofShippers,
    expected: writeOne(409),
  },
  {
    route: 'POST /v1/shipment-requests/:id/publish',
    json: () => ({ version: 1 }),
    ...ofShippers,
    expected: writeOne(422),
  },
  {
    route: 'POST /v1/shipment-requests/:id/withdraw',
    json: () => ({ version: 1 }),
    ...ofShippers,
    expected: writeOne(409),
  },
  {
    route: 'POST /v1/shipment-requests/:id/cancel',
    json: () => ({ version: 1 }),
    ...ofShippers,
    expected: writeOne(200),
  },
  { route: 'GET /v1/shipment-requests/:id/offers', ...ofShippers, expected: readOne },
  ...['accept', 'reject', 'counter'].map((answer) => ({
    route: `POST /v1/shipment-requests/:id/offers/:offerId/${answer}`,
    json: () => (answer === 'counter' ? { amount: euros, validUntil: '2030-01-01T00:00:00Z' } : { version: 1 }),
    ...ofShippers,
    expected: writeOne(404),
  })),
  { route: 'GET /v1/carriers', ...ofShippers, expected: read(200) },
  { route: 'GET /v1/carriers/:id', ...ofShippers, expected: readOne },
  { route: 'GET /v1/carriers/:id/sole-requests', ...ofShippers, expected: readOne },
  { route: 'PUT /v1/carriers/:id', json: () => ({ favourite: true }), ...ofShippers, expected: writeOne(200) },
  { route: 'GET /v1/carrier-lists', ...ofShippers, expected: read(200) },
  { route: 'POST /v1/carrier-lists', json: newCarrierList, ...ofShippers, expected: write(201) },
  {
    route: 'PUT /v1/carrier-lists/:id',
    json: () => ({ ...newCarrierList(), version: 1 }),
    ...ofShippers,
    expected: writeOne(200),
  },
  { route: 'DELETE /v1/carrier-lists/:id', query: () => '?version=1', ...ofShippers, expected: writeOne(200) },
  { route: 'POST /v1/carrier-lists/:id/undo', json: () => ({ version: 1 }), ...ofShippers, expected: writeOne(409) },
  { route: 'GET /v1/terms', ...ofShippers, expected: read(200) },
  { route: 'PUT /v1/terms', json: () => newTerms, ...ofShippers, expected: write(200) },
  { route: 'GET /v1/request-templates', ...ofShippers, expected: read(200) },
  {
    route: 'POST /v1/request-templates',
    json: () => ({ name: `Weekly ${randomUUID()}` }),
    ...ofShippers,
    expected: write(201),
  },
  { route: 'DELETE /v1/request-templates/:id', ...ofShippers, expected: writeOne(200) },
  { route: 'POST /v1/request-templates/:id/undo', ...ofShippers, expected: writeOne(409) },
  { route: 'GET /v1/place-book', ...ofShippers, expected: read(200) },
  { route: 'POST /v1/place-book', json: newPlace, ...ofShippers, expected: write(201) },
  {
    route: 'PUT /v1/place-book/:id',
    json: () => ({ ...newPlace(), version: 1 }),
    ...ofShippers,
    expected: writeOne(200),
  },
  { route: 'DELETE /v1/place-book/:id', query: () => '?version=1', ...ofShippers, expected: writeOne(200) },
  { route: 'POST /v1/place-book/:id/undo', json: () => ({ version: 1 }), ...ofShippers, expected: writeOne(409) },
  { route: 'GET /v1/places', query: () => '?q=Koln', isOfCompany: true, expected: read(200) },
  { route: 'GET /v1/loads', isOfCompany: true, expected: read(200) },
  { route: 'GET /v1/loads/counts', isOfCompany: true, expected: read(200) },
  { route: 'GET /v1/loads/:id', isOfCompany: true, expected: readNone },
  {
    route: 'POST /v1/loads/:id/offers',
    json: () => ({ amount: euros, validUntil: '2030-01-01T00:00:00Z' }),
    isOfCompany: true,
    expected: writeNone,
  },
  {
    route: 'POST /v1/loads/:id/book',
    json: () => ({ vehicleId: randomUUID(), driverId: randomUUID() }),
    isOfCompany: true,
    expected: writeNone,
  },
  { route: 'POST /v1/loads/:id/decline', json: () => ({ reason: 'price' }), isOfCompany: true, expected: writeNone },
  { route: 'PUT /v1/loads/:id/watch', isOfCompany: true, expected: writeNone },
  { route: 'DELETE /v1/loads/:id/watch', isOfCompany: true, expected: writeNone },
  { route: 'GET /v1/shipments', isOfCompany: true, expected: read(200) },
  { route: 'GET /v1/shipments/counts', isOfCompany: true, expected: read(200) },
  {
    route: 'GET /v1/board',
    query: () => '?from=2026-03-02T00:00:00Z&to=2026-03-09T00:00:00Z',
    isOfCompany: true,
    expected: read(200),
  },
  { route: 'GET /v1/reports', isOfCompany: true, expected: read(200) },
  ...reportKeys.flatMap((key) =>
    [key, `${key}.csv`].map((name) => ({
      route: `GET /v1/reports/${name}`,
      query: () => '?from=2026-03-01&to=2026-03-31',
      isOfCompany: true,
      ...(reportTable[key].audience === 'office' && { audience: 'office' as const }),
      expected: read(200),
    })),
  ),
  {
    route: 'GET /v1/reports/co2e.ileap',
    query: () => '?from=2026-03-01&to=2026-03-31',
    isOfCompany: true,
    expected: read(200),
  },
  { route: 'GET /v1/shipment/:id', isOfCompany: true, expected: readNone },
  { route: 'GET /v1/shipment/:id/candidates', isOfCompany: true, expected: readNone },
  { route: 'GET /v1/loads/:id/co2e', isOfCompany: true, expected: readNone },
  { route: 'GET /v1/loads/:id/conduct', isOfCompany: true, expected: readNone },
  { route: 'GET /v1/loads/:id/combinations', isOfCompany: true, expected: readNone },
  { route: 'GET /v1/shipment/:id/co2e', isOfCompany: true, expected: readNone },
  { route: 'GET /v1/shipment/:id/ileap', isOfCompany: true, expected: readNone },
  { route: 'GET /v1/shipment/:id/fuel', isOfCompany: true, expected: readNone },
  {
    route: 'POST /v1/shipment/:id/fuel',
    json: () => ({ fuel: 'diesel_blend', amount: 132 }),
    isOfCompany: true,
    expected: writeNone,
  },
  {
    route: 'POST /v1/shipment/:id/assignment',
    json: () => ({ vehicleId: randomUUID(), driverId: randomUUID(), version: 1 }),
    isOfCompany: true,
    expected: writeNone,
  },
  {
    route: 'DELETE /v1/shipment/:id/assignment',
    query: () => '?version=1',
    isOfCompany: true,
    expected: writeNone,
  },
  {
    route: 'POST /v1/shipment/:id/events',
    json: () => ({ type: 'dispatched' }),
    isOfCompany: true,
    expected: writeNone,
  },
  {
    route: 'POST /v1/shipment/:id/documents',
    form: () => formOf({ data: JSON.stringify({ type: 'cmr' }), file: new File(['%PDF-1.7 a paper'], 'paper.pdf') }),
    isOfCompany: true,
    expected: writeNone,
  },
  { route: 'GET /v1/shipment/:id/documents/:documentId', isOfCompany: true, expected: readNone },
  {
    route: 'POST /v1/shipment/:id/verify',
    json: () => ({ version: 1 }),
    ...ofShippers,
    expected: writeNone,
  },
  {
    route: 'POST /v1/shipment/:id/reject-pod',
    json: () => ({ version: 1, reason: 'unreadable' }),
    ...ofShippers,
    expected: writeNone,
  },
  {
    route: 'POST /v1/shipment/:id/waiting/:stop/accept',
    json: () => ({ version: 1 }),
    ...ofShippers,
    expected: writeNone,
  },
  {
    route: 'POST /v1/shipment/:id/waiting/:stop/dispute',
    json: () => ({ version: 1, reason: 'times_wrong' }),
    ...ofShippers,
    expected: writeNone,
  },
  { route: 'GET /v1/statements', isOfCompany: true, expected: read(200) },
  { route: 'GET /v1/statements/counts', isOfCompany: true, expected: read(200) },
  { route: 'GET /v1/statements/:id', isOfCompany: true, expected: readNone },
  {
    route: 'PUT /v1/statements/:id/extras',
    json: () => ({ version: 1, extras: [] }),
    isOfCompany: true,
    expected: writeNone,
  },
  {
    route: 'POST /v1/statements/:id/issue',
    json: () => ({ version: 1, timeZone: 'Europe/Berlin' }),
    isOfCompany: true,
    expected: writeNone,
  },
  ...['revise', 'settle'].map((act) => ({
    route: `POST /v1/statements/:id/${act}`,
    json: () => ({ version: 1 }),
    isOfCompany: true,
    expected: writeNone,
  })),
  {
    route: 'POST /v1/statements/:id/deny',
    json: () => ({ version: 1, note: 'Nothing came' }),
    isOfCompany: true,
    expected: writeNone,
  },
  {
    route: 'POST /v1/statements/:id/lines/:line/answer',
    json: () => ({ version: 1 }),
    ...ofShippers,
    expected: writeNone,
  },
  { route: 'POST /v1/statements/:id/approve', json: () => ({ version: 1 }), ...ofShippers, expected: writeNone },
  {
    route: 'POST /v1/statements/:id/pay',
    json: () => ({ version: 1, paidOn: '2026-01-31' }),
    ...ofShippers,
    expected: writeNone,
  },
  {
    route: 'POST /v1/shipment/:id/cancel',
    json: () => ({ reason: 'other', version: 1 }),
    isOfCompany: true,
    expected: writeNone,
  },
  { route: 'GET /v1/offers', isOfCompany: true, expected: read(200) },
  { route: 'GET /v1/offers/counts', isOfCompany: true, expected: read(200) },
  { route: 'GET /v1/offers/:id', isOfCompany: true, expected: readNone },
  {
    route: 'PUT /v1/offers/:id',
    json: () => ({ amount: euros, validUntil: '2030-01-01T00:00:00Z', version: 1 }),
    isOfCompany: true,
    expected: writeNone,
  },
  ...['withdraw', 'confirm', 'accept'].map((move) => ({
    route: `POST /v1/offers/:id/${move}`,
    json: () => ({ version: 1 }),
    isOfCompany: true,
    expected: writeNone,
  })),
  { route: 'GET /v1/shipment/:id/tracking-links', isOfCompany: true, expected: readNone },
  { route: 'POST /v1/shipment/:id/tracking-links', isOfCompany: true, expected: writeNone },
  { route: 'DELETE /v1/shipment/:id/tracking-links/:linkId', isOfCompany: true, expected: writeNone },
  // An unknown link.
  { route: 'GET /v1/tracking/:code', expected: whoever(404) },
  { route: 'GET /livez', expected: whoever(200) },
  { route: 'GET /readyz', expected: whoever(200) },
  { route: 'GET /metrics', expected: whoever(200) },
  { route: 'GET /openapi.json', expected: whoever(200) },
  { route: 'GET /outbox', expected: whoever(200) },
  { route: 'GET /outbox.json', expected: whoever(200) },
  /** The built application, the same files for everyone. */
  { route: 'GET /*', expected: {} },
];
