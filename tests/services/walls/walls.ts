import { randomUUID } from 'node:crypto';

export const visitors = ['anonymous', 'member', 'viewer', 'stranger'] as const;
export type Visitor = (typeof visitors)[number];
export type IdKind = 'own' | 'foreign' | 'random' | 'malformed';
type Statuses = Readonly<Partial<Record<IdKind, number>>>;

export interface Wall {
  /** Method and path as the application knows them. */
  readonly route: string;
  readonly json?: () => object;
  readonly query?: (people: { readonly member: { readonly id: string } }) => string;
  /** Whether it is behind the company gate. */
  readonly isOfCompany?: boolean;
  readonly expected: Readonly<Partial<Record<Visitor, Statuses>>>;
}

const all = (status: number): Statuses => ({ own: status, foreign: status, random: status, malformed: status });
const whoever = (own: number) => ({ anonymous: { own }, member: { own }, viewer: { own }, stranger: { own } });
const mine = (own: number): Statuses => ({ own, foreign: 404, random: 404, malformed: 404 });
const nobody = { username: 'nobody@people.test' };

/** Who gets what where: one row for every route, so that none is forgotten. */
export const walls: readonly Wall[] = [
  { route: 'POST /api/v1/login', json: () => ({ ...nobody, password: 'wrong' }), expected: whoever(401) },
  { route: 'POST /api/v1/utils/exchange-token', json: () => ({ token: 'unknown' }), expected: whoever(401) },
  {
    route: 'POST /api/v1/logout',
    expected: { anonymous: { own: 401 }, member: { own: 200 }, viewer: { own: 200 }, stranger: { own: 200 } },
  },
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
    route: 'POST /invitations/:id/resend',
    isOfCompany: true,
    expected: { anonymous: all(401), member: mine(200), viewer: all(409), stranger: all(404) },
  },
  {
    route: 'DELETE /invitations/:id',
    isOfCompany: true,
    expected: { anonymous: all(401), member: mine(200), viewer: all(409), stranger: all(404) },
  },
  { route: 'GET /livez', expected: whoever(200) },
  { route: 'GET /readyz', expected: whoever(200) },
  { route: 'GET /openapi.json', expected: whoever(200) },
  { route: 'GET /outbox', expected: whoever(200) },
  { route: 'GET /outbox.json', expected: whoever(200) },
  /** The built application, the same files for everyone. */
  { route: 'GET /*', expected: {} },
];
