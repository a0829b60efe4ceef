import * as v from 'valibot';

/** A rigid truck of 26 t with 26 places for pallets, as it is sent. */
export const rigid = {
  plateCountry: 'DE',
  make: 'MAN',
  model: 'TGM',
  year: 2024,
  kind: 'rigid',
  bodyType: 'box',
  payloadKg: 13_000,
  grossWeightKg: 26_000,
  volumeM3: 60,
  palletPositions: 26,
  fuel: 'diesel',
  odometerKm: 0,
  adr: false,
};

const created = v.object({ id: v.string() });

/** Posts JSON or a form as a member of a fleet, and returns the data of the answer. Throws on a refusal. */
type Post = (path: string, body: object) => Promise<unknown>;

interface Traits {
  readonly hasPapers?: boolean;
  /** The day to which insurance and roadworthiness are valid. */
  readonly until: string;
}

const form = (values: Readonly<Record<string, string | File>>): FormData => {
  const body = new FormData();
  for (const [name, value] of Object.entries(values)) body.set(name, value);
  return body;
};

const file = () => new File(['%PDF-1.7 a paper'], 'paper.pdf', { type: 'application/pdf' });

/** Gives a fleet a truck with its papers, unless it should lack them. Returns its id. */
export const addTruck = async (
  post: Post,
  plate: string,
  { hasPapers = true, until }: Traits,
  values: object = {},
): Promise<string> => {
  const truck = { ...rigid, fleetNo: plate.replaceAll(' ', ''), plate, ...values };
  const { id } = v.parse(created, await post('/api/v1/vehicle', truck));
  if (!hasPapers) return id;
  const media = `/api/v1/vehicle/${id}/media`;
  await post(media, form({ type: 'registration', file: file() }));
  await post(media, form({ type: 'insurance', file: file(), expiresOn: until }));
  await post(media, form({ type: 'roadworthiness', file: file(), expiresOn: until }));
  return id;
};

/** Gives a fleet a driver for trucks; `until` is the day to which the licence is valid. Returns the id. */
export const addDriver = async (
  post: Post,
  { name, phone }: Readonly<{ name: string; phone: string }>,
  until: string,
  values: object = {},
): Promise<string> => {
  const licence = {
    number: 'L1234',
    country: 'DE',
    categories: ['C', 'CE'],
    issuedOn: '2020-01-01',
    expiresOn: until,
  };
  const data = { name, phone, language: 'de', employment: 'employee', licence, ...values };
  return v.parse(created, await post('/v1/drivers', form({ data: JSON.stringify(data) }))).id;
};
