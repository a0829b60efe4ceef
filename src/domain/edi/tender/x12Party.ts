import type { EdiSegment } from '../EdiSegment.ts';
import { loopsOf } from '../loopsOf.ts';
import type { SegmentReader } from '../SegmentReader.ts';
import type { X12Line } from '../x12/writeX12.ts';
import type { EdiParty } from './Tender.ts';

/** The party with one of these roles (N101) among segments, with its address and contact; undefined if there is none. */
export const readX12Party = (
  reader: SegmentReader,
  segments: readonly EdiSegment[],
  roles: readonly string[],
): EdiParty | undefined => {
  const loop = loopsOf(segments, 'N1').loops.find(([first]) => roles.includes(first?.elements[0]?.[0] ?? ''));
  if (!loop) return undefined;
  const name = reader.first(loop, 'N1');
  const street = reader.first(loop, 'N3');
  const town = reader.first(loop, 'N4');
  const contact = reader.first(loop, 'G61', 3, ['TE']);
  const [qualifier, value] = [reader.text(name, 3), reader.text(name, 4)];
  const [person, phone] = [reader.text(contact, 2), reader.text(contact, 4)];
  const lines = [reader.text(street, 1), reader.text(street, 2)].filter((line) => line !== undefined);
  return {
    name: reader.needed(name, 2, 'N1'),
    code: qualifier !== undefined && value !== undefined ? { qualifier, value } : undefined,
    address: lines.length === 0 ? undefined : lines.join(', '),
    city: reader.text(town, 1),
    region: reader.text(town, 2),
    postcode: reader.text(town, 3),
    country: countryOf(reader.text(town, 4), reader.text(town, 2)),
    contact: person !== undefined && phone !== undefined ? { name: person, phone } : undefined,
  };
};

/** Countries of three letters that partners in North America send. */
const countries: Readonly<Record<string, string>> = { USA: 'US', CAN: 'CA', MEX: 'MX' };

const provinces: ReadonlySet<string> = new Set([
  'AB',
  'BC',
  'MB',
  'NB',
  'NL',
  'NS',
  'ON',
  'PE',
  'QC',
  'SK',
  'YT',
  'NT',
  'NU',
]);

/** Within North America the country is often left out; the state tells it. */
const countryOf = (country: string | undefined, state: string | undefined): string | undefined => {
  if (country !== undefined) return countries[country] ?? country;
  if (state === undefined) return undefined;
  return provinces.has(state) ? 'CA' : 'US';
};

/** The segments of a party in its role. */
export const x12PartyLines = (role: string, party: EdiParty): readonly X12Line[] => {
  const { name, code, address, city, region, postcode, country, contact } = party;
  const town = [city, region, postcode, country].map((part) => part ?? '');
  return [
    ['N1', role, name, code?.qualifier ?? '', code?.value ?? ''],
    ...(address === undefined ? [] : [['N3', address] as const]),
    ...(town.every((part) => part === '') ? [] : [['N4', ...town] as const]),
    ...(contact ? [['G61', 'IC', contact.name, 'TE', contact.phone] as const] : []),
  ];
};
