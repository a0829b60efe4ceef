import { answerOf, signIn } from './signIn.mjs';

/** Share of each request kind: 80 % reads, 18 % writes, 2 % sign-ins. */
const shares = { directory: 0.3, ownCompanies: 0.25, invitations: 0.25, invite: 0.09, resend: 0.09, signIn: 0.02 };

/** The members that make the load, each with the invitations that can be resent. */
export async function membersOf(origin, fleets) {
  const members = [];
  // oxlint-disable-next-line no-await-in-loop -- the queue limits sign-ins per client
  for (const fleet of fleets) members.push(await memberOf(origin, fleet));
  return members;
}

let invited = 0;

/** Generates a mixed load of these members: `{kind, due, method, path, headers, body, expected}`, `due` in ms from the start, `expected` the status. */
export async function mixedLoad(origin, members, { perSecond, seconds }) {
  const directory = '/v1/companies/?isPaged=false&userId=1';
  const etag = (await fetch(origin + directory)).headers.get('ETag');

  const make = {
    directory: () => get(directory, { 'If-None-Match': etag }, 304),
    ownCompanies: ({ userId, headers }) => get(`/v1/companies?isPaged=false&userId=${userId}`, headers),
    invitations: ({ headers }, at) => get(`/invitations?page=${at % 10}`, headers),
    invite: ({ headers }) => post('/invitations', headers, 201, invitation((invited += 1))),
    resend: ({ headers, sentBefore }) => post(`/invitations/${sentBefore.shift().id}/resend`, headers, 200),
    signIn: ({ credentials }) => post('/api/v1/login', {}, 200, credentials),
  };

  const requests = [];
  for (let due = nextGap(perSecond); due < seconds * 1000; due += nextGap(perSecond)) {
    const kind = drawnKind(Math.random());
    const member = members[requests.length % members.length];
    requests.push({ kind, due, ...make[kind](member, requests.length) });
  }
  return requests;
}

/** A member of a fleet, with the invitations that can be resent. */
async function memberOf(origin, fleet) {
  const member = await signIn(origin, fleet);
  const invitations = await answerOf(`${origin}/invitations?size=1000`, { headers: member.headers });
  return { ...member, sentBefore: invitations.filter(({ status }) => status === 'pending' || status === 'opened') };
}

/** As browsers do. The ETag of the directory above is of the gzipped answer. */
const get = (path, headers, expected = 200) => ({
  method: 'GET',
  path,
  headers: { ...headers, 'Accept-Encoding': 'gzip, deflate, br' },
  expected,
});

const post = (path, headers, expected, body) => ({
  method: 'POST',
  path,
  headers: { ...headers, ...(body && { 'Content-Type': 'application/json' }) },
  ...(body && { body: JSON.stringify(body) }),
  expected,
});

const invitation = (at) => ({
  name: `Trucker ${at}`,
  phone: `+4940${1_000_000 + at}`,
  email: `load${at}@truckers.test`,
});

/** Milliseconds to the next arrival of a Poisson process. */
const nextGap = (perSecond) => (-Math.log(1 - Math.random()) * 1000) / perSecond;

function drawnKind(draw) {
  let sum = 0;
  return Object.keys(shares).find((kind) => (sum += shares[kind]) > draw) ?? 'directory';
}
