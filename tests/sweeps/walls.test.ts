import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { beforeAll, describe, expect, it } from 'vitest';
import { invitationAnswer } from '../../services/invitations/invitationAnswer.ts';
import { openWorld, type World } from '../support/services/openWorld.ts';
import { addBrand, addCompany, addMember, tokenOf, type TestMember } from '../support/services/people.ts';
import {
  aPaper,
  newCarrierList,
  newDriver,
  newPartner,
  newPlace,
  newVehicle,
  newView,
  visitors,
  walls,
  type IdKind,
  type Visitor,
  type Wall,
} from '../support/services/walls.ts';

let world: World;
type Cast = Readonly<Record<'member' | 'viewer' | 'stranger', TestMember>>;
let casts: Readonly<Record<'fleet' | 'office', Cast>>;
const castOf = ({ audience }: Wall): Cast => casts[audience ?? 'fleet'];

const castIn = async (kind: 'fleet' | 'office'): Promise<Cast> => {
  const brandId = await addBrand(world);
  const member = await addMember(world, { company: await addCompany(world, { kind, brandId }) });
  return {
    member,
    viewer: await addMember(world, { role: 'viewer', company: member.company }),
    stranger: await addMember(world, { company: await addCompany(world, { kind, brandId: await addBrand(world) }) }),
  };
};

/** So many calls of one person are too many for the time a quick machine takes. */
const free = { take: () => 0 };

beforeAll(async () => {
  world = await openWorld({}, { account: free, company: free, address: free, files: free });
  casts = { fleet: await castIn('fleet'), office: await castIn('office') };
});

const invitationOf = async ({ token, company }: TestMember) => {
  const { body } = await world.call('/invitations', {
    json: { name: 'Ioana', email: `${randomUUID()}@truckers.test` },
    token,
    company,
  });
  world.advance(30_000);
  return v.parse(invitationAnswer, body.data).id;
};

const created = v.object({ id: v.string() });
const driverOf = async ({ token, company }: TestMember) => {
  const form = new FormData();
  form.set('data', JSON.stringify(newDriver()));
  const { body } = await world.call('/v1/drivers', { method: 'POST', body: form, token, company });
  return v.parse(created, body.data).id;
};
const documentOf = async (whose: TestMember) => {
  const { token, company } = whose;
  const driver = await driverOf(whose);
  const path = `/v1/drivers/${driver}/documents`;
  const { body } = await world.call(path, { method: 'POST', body: aPaper(), token, company });
  return `${driver}/documents/${v.parse(created, body.data).id}`;
};
const vehicleOf = async ({ token, company }: TestMember) => {
  const { body } = await world.call('/api/v1/vehicle', { json: newVehicle(), token, company });
  return v.parse(created, body.data).id;
};
const mediaOf = async (whose: TestMember) => {
  const { token, company } = whose;
  const vehicle = await vehicleOf(whose);
  const path = `/api/v1/vehicle/${vehicle}/media`;
  const { body } = await world.call(path, { method: 'POST', body: aPaper(), token, company });
  return `${vehicle}/media/${v.parse(created, body.data).id}`;
};
const viewOf = async ({ token, company }: TestMember) => {
  const { body } = await world.call('/v1/list-views', { json: newView(), token, company });
  return v.parse(created, body.data).id;
};
const partnerOf = async ({ token, company }: TestMember) => {
  const { body } = await world.call('/v1/edi-partners', { json: newPartner(), token, company });
  return v.parse(created, body.data).id;
};
const requestOf = async ({ token, company }: TestMember) => {
  const { body } = await world.call('/v1/shipment-requests', { json: {}, token, company });
  return v.parse(created, body.data).id;
};
const templateOf = async ({ token, company }: TestMember) => {
  const json = { name: `Weekly ${randomUUID()}` };
  const { body } = await world.call('/v1/request-templates', { json, token, company });
  return v.parse(created, body.data).id;
};
const placeOf = async ({ token, company }: TestMember) => {
  const { body } = await world.call('/v1/place-book', { json: newPlace(), token, company });
  return v.parse(created, body.data).id;
};
const carrierListOf = async ({ token, company }: TestMember) => {
  const { body } = await world.call('/v1/carrier-lists', { json: newCarrierList(), token, company });
  return v.parse(created, body.data).id;
};
/** A fleet in the brand of a shipper. */
const carrierOf = async ({ company }: TestMember) => {
  const found = world.services.db.selectFrom('company').select('brand_id').where('id', '=', company);
  const { brand_id: brandId } = await found.executeTakeFirstOrThrow();
  return addCompany(world, { kind: 'fleet', ...(brandId !== null && { brandId }) });
};
const colleagueOf = async ({ company }: TestMember) => (await addMember(world, { role: 'dispatcher', company })).id;

const invitedColleagueOf = async ({ token, company }: TestMember) => {
  const email = `${randomUUID()}@people.test`;
  await world.call('/v1/members', { json: { email, name: 'Rui', role: 'viewer' }, token, company });
  world.advance(30_000);
  const invited = world.services.db.selectFrom('app_user').select('id').where('email', '=', email);
  const { id } = await invited.executeTakeFirstOrThrow();
  return `${id}/resend`;
};

/** Creates the records whose ids an address needs. */
const makers: readonly (readonly [place: string, make: (whose: TestMember) => Promise<string>])[] = [
  ['/v1/statements/:id/lines/:line', () => Promise.resolve(`${randomUUID()}/lines/${randomUUID()}`)],
  ['/v1/statements/:id', () => Promise.resolve(randomUUID())],
  ['/v1/shipment/:id/waiting/:stop', () => Promise.resolve(`${randomUUID()}/waiting/0`)],
  ['/v1/shipment/:id/documents/:documentId', () => Promise.resolve(`${randomUUID()}/documents/${randomUUID()}`)],
  [':id/documents/:documentId', documentOf],
  [':id/media/:mediaId', mediaOf],
  [':id/offers/:offerId', async (whose) => `${await requestOf(whose)}/offers/${randomUUID()}`],
  ['/v1/drivers/:id', driverOf],
  ['/api/v1/vehicle/:id', vehicleOf],
  ['/v1/list-views/:id', viewOf],
  ['/v1/edi-partners/:id', partnerOf],
  ['/v1/members/:id/resend', invitedColleagueOf],
  ['/v1/members/:id', colleagueOf],
  ['/v1/shipment-requests/:id', requestOf],
  ['/v1/request-templates/:id', templateOf],
  ['/v1/place-book/:id', placeOf],
  ['/v1/carriers/:id', carrierOf],
  ['/v1/carrier-lists/:id', carrierListOf],
  ['/v1/loads/:id', () => Promise.resolve(randomUUID())],
  ['/v1/shipment/:id', () => Promise.resolve(randomUUID())],
  ['/v1/offers/:id', () => Promise.resolve(randomUUID())],
  ['/invitations/:id', invitationOf],
];

/** The address with the ids of the first company. */
const addressOf = async (template: string, kind: IdKind, { member, stranger }: Cast): Promise<string> => {
  const [place, make] = makers.find(([part]) => template.includes(part)) ?? [];
  if (place === undefined || make === undefined) return template;
  const ids = place.slice(place.indexOf(':'));
  if (kind === 'random') return template.replaceAll(/:\w+/g, () => randomUUID());
  if (kind === 'malformed') return template.replaceAll(/:\w+/g, 'x');
  const whose = kind === 'own' ? member : stranger;
  // A route may have ended earlier sign-ins.
  return template.replace(ids, await make({ ...whose, token: await tokenOf(world, whose) }));
};

/** All visitors name the first company; the stranger belongs to another one. */
const keysOf = async (visitor: Visitor, cast: Cast) => {
  const person = visitor === 'anonymous' ? undefined : cast[visitor];
  return { company: cast.member.company, token: person && (await tokenOf(world, person)) };
};

const knock = async (wall: Wall, visitor: Visitor, kind: IdKind, header: object = {}) => {
  const [method = '', template = ''] = wall.route.split(' ');
  const path = (await addressOf(template, kind, castOf(wall))) + (wall.query?.(castOf(wall)) ?? '');
  const body = { ...(wall.json && { json: wall.json() }), ...(wall.form && { body: wall.form() }) };
  const request = { ...(await keysOf(visitor, castOf(wall))), ...header, method, ...body };
  const response = await world.request(path, request);
  // It would go on.
  const isStream = response.headers.get('Content-Type') === 'text/event-stream';
  if (isStream) await response.body?.cancel();
  return { status: response.status, text: isStream ? '' : await response.text() };
};

it('covers exactly the existing routes', () => {
  const routes = world.app.routes
    .filter(({ method }) => method !== 'ALL')
    .map(({ method, path }) => `${method} ${path}`);
  expect(walls.map(({ route }) => route).toSorted()).toEqual([...new Set(routes)].toSorted());
});

const rows = walls.flatMap((wall) =>
  visitors.flatMap((visitor) =>
    Object.entries(wall.expected[visitor] ?? {}).map(([kind, status]) => ({
      wall,
      route: wall.route,
      visitor,
      kind,
      status,
    })),
  ),
);

it.each(rows)(
  '$route answers $visitor for an id that is $kind with $status',
  async ({ wall, visitor, kind, status }) => {
    expect(
      (await knock(wall, visitor, v.parse(v.picklist(['own', 'foreign', 'random', 'malformed']), kind))).status,
    ).toBe(status);
  },
);

describe.each(walls.filter(({ isOfCompany }) => isOfCompany))('$route', (wall) => {
  it('gives the same answer for another company’s record and a missing one', async () => {
    const answers = new Set<string>();
    const hasId = wall.route.includes(':id');
    for (const kind of ['foreign', 'random', 'malformed'] as const) {
      if (hasId) answers.add((await knock(wall, 'member', kind)).text);
      answers.add((await knock(wall, 'stranger', kind)).text);
    }
    expect([...answers]).toEqual(['{"code":404,"message":"Not found."}']);
  });

  it.each([
    ['missing', { company: undefined }],
    ['malformed', { company: 'x' }],
    ['repeated', { company: `${randomUUID()}, ${randomUUID()}` }],
  ])('refuses a company header that is %s', async (_, header) => {
    expect((await knock(wall, 'member', 'own', header)).status).toBe(400);
  });
});

const parameter = v.looseObject({ in: v.string(), name: v.string(), required: v.optional(v.boolean()) });
const operation = v.object({
  security: v.optional(v.array(v.record(v.string(), v.array(v.string())))),
  parameters: v.optional(v.array(parameter), []),
});
const document = v.object({ paths: v.record(v.string(), v.record(v.string(), operation)) });
const services = walls.filter(({ route }) => /^\w+ \/(api\/)?(v1|invitations)/.test(route));

it.each(services)('/openapi.json states the access that $route needs', async ({ route, expected, isOfCompany }) => {
  const { paths } = v.parse(document, await (await world.request('/openapi.json')).json());
  const [method = '', path = ''] = route.split(' ');
  const described = paths[path.replaceAll(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];
  const isPrivate = expected.anonymous?.own === 401 && expected.member?.own !== 401;
  expect(described?.security).toEqual(isPrivate ? [{ session: [] }] : []);
  const headers = described?.parameters.filter((each) => each.in === 'header') ?? [];
  const isWrite = isOfCompany && method !== 'GET';
  expect(headers.filter(({ required }) => required).map(({ name }) => name)).toEqual(
    isOfCompany ? ['x-company-id'] : [],
  );
  expect(headers.some(({ name }) => name === 'Idempotency-Key')).toBe(isWrite === true);
});
