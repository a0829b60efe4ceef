import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import { answerOf } from '../signIn.mjs';

const json = { 'Content-Type': 'application/json' };
/** So that each is written in slices, and 20 minutes of them fit on the disk. */
const fileBytes = 300 * 1024;
const positionsAtOnce = 100;
/** Below what a record may have. */
const papersOfVehicle = 150;

/**
 * What the writers do. `write` gives the call that keeps a name, which may be sent again, and `names` which names are there in the end.
 * `made` counts the calls so far.
 */
export const works = {
  drivers: () => ({
    list: '/v1/drivers',
    write: (name) => {
      const phone = `+49151${randomInt(10_000_000, 99_999_999)}`;
      const data = JSON.stringify({ name, phone, language: 'de', employment: 'employee' });
      return { path: '/v1/drivers', makeBody: () => formOf({ data }) };
    },
    names: async (member) => soaked((await everyPage(member, '/v1/drivers')).map(({ name }) => name)),
  }),

  requests: () => ({
    list: '/v1/shipment-requests',
    write: (reference) => ({
      path: '/v1/shipment-requests',
      headers: json,
      makeBody: () => JSON.stringify({ reference }),
    }),
    names: async (member) =>
      soaked((await everyPage(member, '/v1/shipment-requests')).map(({ reference }) => reference)),
  }),

  /** Papers of vehicles, the name being that of the file. */
  papers: async (member) => {
    const vehicles = await answerOf(`${member.origin}/api/v1/vehicles?size=20`, { headers: member.headers });
    return {
      list: '/v1/papers',
      // Others fill the disk soon enough.
      pauseMs: 3_000,
      write: (name, made) => {
        const vehicle = vehicles[Math.floor(made / papersOfVehicle) % vehicles.length];
        const file = new File([`%PDF-1.7 ${name}`, randomBytes(fileBytes)], `${name}.pdf`);
        return { path: `/api/v1/vehicle/${vehicle.id}/media`, makeBody: () => formOf({ type: 'other', file }) };
      },
      names: async () => {
        const records = await Promise.all(
          vehicles.map(({ id }) => answerOf(`${member.origin}/api/v1/vehicle/${id}`, { headers: member.headers })),
        );
        const documents = records.flatMap((record) => record.documents);
        return soaked(documents.map(({ file }) => file.name.replace('.pdf', '')));
      },
    };
  },

  /** Positions of a shipment on the road. Those that are there are answered so when they are told again. */
  positions: async (member) => {
    const path = `${await shipmentOnTheRoad(member)}/events`;
    const told = [];
    return {
      list: '/v1/shipments',
      write: (name) => {
        const position = { lat: randomInt(400, 500) / 10, lng: randomInt(0, 100) / 10, accuracyM: 20 };
        const event = { id: randomUUID(), type: 'position', at: new Date().toISOString(), position, source: 'app' };
        told.push({ name, event });
        return { path, headers: json, makeBody: () => JSON.stringify(event) };
      },
      names: async () => {
        const found = [];
        for (let at = 0; at < told.length; at += positionsAtOnce) {
          const some = told.slice(at, at + positionsAtOnce);
          const body = JSON.stringify({ events: some.map(({ event }) => event) });
          const options = { method: 'POST', headers: { ...member.headers, ...json }, body };
          // oxlint-disable-next-line no-await-in-loop -- one after the other
          const answers = await answerOf(member.origin + path, options);
          found.push(...some.filter((_, place) => answers[place].code === 200).map(({ name }) => name));
        }
        return found;
      },
    };
  },
};

async function shipmentOnTheRoad({ origin, headers }) {
  const [shipment] = await answerOf(`${origin}/v1/shipments?status=in_transit&size=1`, { headers });
  return `/v1/shipment/${shipment.id}`;
}

function formOf(parts) {
  const form = new FormData();
  for (const [name, part] of Object.entries(parts)) form.set(name, part);
  return form;
}

const soaked = (names) => names.filter((name) => name?.startsWith('Soak '));

async function everyPage({ origin, headers }, path) {
  const all = [];
  for (let page = 0; ; page += 1) {
    // oxlint-disable-next-line no-await-in-loop -- page by page
    const rows = await answerOf(`${origin}${path}?size=1000&page=${page}`, { headers });
    all.push(...rows);
    if (rows.length < 1_000) return all;
  }
}
