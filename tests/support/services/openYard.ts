import type { World } from './openWorld.ts';
import type { TestMember } from './people.ts';

/** A rigid truck of 26 t with 26 places for pallets, as it is sent. */
const rigid = {
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
const licence = {
  number: 'L1234',
  country: 'DE',
  categories: ['C', 'CE'],
  issuedOn: '2020-01-01',
  expiresOn: '2030-01-01',
};

const form = (values: Readonly<Record<string, string | File>>) => {
  const body = new FormData();
  for (const [name, value] of Object.entries(values)) body.set(name, value);
  return body;
};

const file = () => new File(['%PDF-1.7 a paper'], 'paper.pdf');

interface Traits {
  readonly hasPapers?: boolean;
  /** Until when insurance and roadworthiness are valid. */
  readonly until?: string;
}

/** Where fleets get their trucks and drivers. */
export function openYard(world: Pick<World, 'call'>) {
  let count = 0;

  const post = async (path: string, who: TestMember, body: FormData) => {
    const answer = await world.call(path, { method: 'POST', body, token: who.token, company: who.company });
    if (answer.status !== 201) throw new Error(answer.text);
    return answer.body.data;
  };

  /** A truck with all its papers, unless it should lack them. */
  const truckOf = async (
    who: TestMember,
    values: object = {},
    { hasPapers = true, until = '2027-11-30' }: Traits = {},
  ): Promise<string> => {
    count += 1;
    const { status, text, body } = await world.call('/api/v1/vehicle', {
      json: { ...rigid, fleetNo: `F${count}`, plate: `K ${count}`, ...values },
      token: who.token,
      company: who.company,
    });
    if (status !== 201) throw new Error(text);
    const media = `/api/v1/vehicle/${body.data.id}/media`;
    if (hasPapers) {
      await post(media, who, form({ type: 'registration', file: file() }));
      await post(media, who, form({ type: 'insurance', file: file(), expiresOn: until }));
      await post(media, who, form({ type: 'roadworthiness', file: file(), expiresOn: until }));
    }
    return body.data.id;
  };

  const driverOf = async (who: TestMember, values: object = {}): Promise<string> => {
    count += 1;
    const data = {
      name: 'Ilse',
      phone: `+4915100000${String(count).padStart(3, '0')}`,
      language: 'de',
      employment: 'employee',
      licence,
      ...values,
    };
    return (await post('/v1/drivers', who, form({ data: JSON.stringify(data) }))).id;
  };

  return { rigid, truckOf, driverOf };
}
