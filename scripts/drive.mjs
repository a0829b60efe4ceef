// `npm run drive -- REFERENCE`: drives a shipment of the running product through its stops within a minute, by the calls a driver's app makes.
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';

const origin = process.env.ORIGIN ?? `http://127.0.0.1:${process.env.PORT ?? 8080}`;
const username = process.env.DRIVE_AS ?? 'fleet@greenline.test';
const password = process.env.DRIVE_PASSWORD ?? 'Haul-2026-demo';
const stepMs = 1000 * Number(process.env.STEP_SECONDS ?? 2);
/** Positions that are told on the way from one stop to the next. */
const seen = 4;

/** The data of an answer. Throws what was refused. */
async function call(path, { json, form, headers = {} } = {}) {
  const response = await fetch(`${origin}${path}`, {
    method: json === undefined && form === undefined ? 'GET' : 'POST',
    headers: { ...headers, ...(json !== undefined && { 'Content-Type': 'application/json' }) },
    body: form ?? (json === undefined ? undefined : JSON.stringify(json)),
  });
  const answer = await response.json();
  if (response.ok) return answer.data;
  const { message, errors: [first] = [] } = answer;
  throw new Error(first ? `${message} ${first.field} ${first.message}.` : message);
}

/** The headers of each fleet of the account. */
async function fleetsOf() {
  const { token, user } = await call('/api/v1/login', { json: { username, password } });
  const authorization = { Authorization: `Bearer ${token}` };
  const own = await call(`/v1/companies?isPaged=false&userId=${user.id}`, { headers: authorization });
  return own.map(({ id }) => ({ ...authorization, 'X-Company-Id': id }));
}

/** The shipment of that reference with the headers of its fleet. */
async function find(reference) {
  for (const headers of await fleetsOf()) {
    // oxlint-disable-next-line no-await-in-loop -- until it is found
    const found = await call(`/v1/shipments?q=${encodeURIComponent(reference)}`, { headers });
    const exact = found.find((each) => each.reference.toLowerCase() === reference.toLowerCase());
    if (exact) return { headers, id: exact.id };
  }
  throw new Error(`No shipment of ${username} has the reference ${reference}.`);
}

/** Points on the straight way between two places. */
const between = (from, to) =>
  Array.from({ length: seen }, (_, at) => {
    const share = (at + 1) / (seen + 1);
    return { lat: from.lat + share * (to.lat - from.lat), lng: from.lng + share * (to.lng - from.lng), accuracyM: 20 };
  });

/** What a truck does at a stop and on the way to it, without what happened already. */
function stepsTo(stops, at, last) {
  const { place, actual } = stops[at];
  const before = stops[at - 1]?.place;
  const way = before && actual.arrivedAt === null ? between(before, place) : [];
  return [
    ...way.map((position) => ({ type: 'position', position })),
    ...(actual.arrivedAt === null ? [{ type: 'arrived', stop: at }] : []),
    ...(actual.departedAt === null ? [{ type: at === last ? 'delivered' : 'departed', stop: at }] : []),
  ];
}

function proofOf({ cargo }, stop) {
  const delivered = cargo.filter((line) => line.delivery === stop).reduce((sum, { count }) => sum + (count ?? 0), 0);
  const form = new FormData();
  const packages = { delivered, short: 0, damaged: 0 };
  form.set('data', JSON.stringify({ id: randomUUID(), type: 'pod', stop, recipient: 'Goods-in desk', packages }));
  form.set('file', new File(['%PDF-1.4\n%%EOF\n'], 'proof.pdf'));
  return form;
}

async function drive(reference) {
  const { headers, id } = await find(reference);
  const path = `/v1/shipment/${id}`;
  const shipment = await call(path, { headers });
  if (shipment.status === 'booked') throw new Error('This shipment has no truck yet. Assign one first.');
  const { stops } = shipment;
  const last = stops.findLastIndex(({ actual }) => !actual.skipped);
  const steps = [
    ...(shipment.status === 'assigned' ? [{ type: 'dispatched' }] : []),
    ...stops.flatMap(({ actual }, at) => (actual.skipped ? [] : stepsTo(stops, at, last))),
  ];
  for (const step of steps) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await call(`${path}/events`, { headers, json: { ...step, id: randomUUID(), source: 'app' } });
    console.log(`${step.type}${step.stop === undefined ? '' : ` ${stops[step.stop].place.city}`}`);
    // oxlint-disable-next-line no-await-in-loop -- a time-lapse
    await pause(stepMs);
  }
  const proven = new Set(shipment.documents.filter(({ standing }) => standing === 'to_verify').map(({ stop }) => stop));
  for (const [stop, { type, actual }] of stops.entries()) {
    if (type !== 'delivery' || actual.skipped || proven.has(stop)) continue;
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await call(`${path}/documents`, { headers, form: proofOf(shipment, stop) });
    console.log(`proof of delivery ${stops[stop].place.city}`);
  }
}

const [reference] = process.argv.slice(2);
try {
  if (reference === undefined) throw new Error('Usage: npm run drive -- REFERENCE');
  await drive(reference);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
