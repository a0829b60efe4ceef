import { brokenAtWords } from '../brokenAtWords.ts';
import type { EdiSegment } from '../EdiSegment.ts';
import { loopsOf } from '../loopsOf.ts';
import type { SegmentReader } from '../SegmentReader.ts';
import { x12Width } from '../x12/x12Width.ts';
import { x12Rooms } from '../x12/x12Rooms.ts';
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
  const more = reader.first(loop, 'N2');
  const town = reader.first(loop, 'N4');
  const contact = reader.first(loop, 'G61', 3, ['TE']);
  const [qualifier, value] = [reader.text(name, 3), reader.text(name, 4)];
  const [person, phone] = [reader.text(contact, 2), reader.text(contact, 4)];
  const lines = reader
    .all(loop, 'N3')
    .flatMap((street) => [reader.text(street, 1), reader.text(street, 2)].filter((line) => line !== undefined));
  return {
    name: [reader.needed(name, 2, 'N1'), reader.text(more, 1), reader.text(more, 2)]
      .filter((part) => part !== undefined)
      .join(' '),
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

/** An address of more letters than a line has: on two lines at its comma where both fit, else on as many as it needs, two in a segment. */
const streetLines = (address: string): readonly X12Line[] => {
  const letters = x12Rooms.N3[1];
  const comma = address.lastIndexOf(', ', letters);
  const halves = [address.slice(0, Math.max(comma, 0)), address.slice(comma + 2)];
  const isInTwo = x12Width(address) > letters && comma > 0 && halves.every((half) => x12Width(half) <= letters);
  const lines = isInTwo ? halves : brokenAtWords(address, letters, x12Width);
  return lines.flatMap((line, at) => (at % 2 === 0 ? [['N3', line, ...lines.slice(at + 1, at + 2)] as const] : []));
};

/** The segments of a party in its role: what its name is too long for goes on in N2. */
export const x12PartyLines = (role: string, party: EdiParty): readonly X12Line[] => {
  const { name, code, address, city, region, postcode, country, contact } = party;
  const town = [city, region, postcode, country].map((part) => part ?? '');
  const [first = '', ...more] = brokenAtWords(name, x12Rooms.N1[2], x12Width);
  return [
    ['N1', role, first, code?.qualifier ?? '', code?.value ?? ''],
    ...(more.length === 0 ? [] : [['N2', ...more] as const]),
    ...(address === undefined ? [] : streetLines(address)),
    ...(town.every((part) => part === '') ? [] : [['N4', ...town] as const]),
    ...(contact ? [['G61', 'IC', contact.name, 'TE', contact.phone] as const] : []),
  ];
};
