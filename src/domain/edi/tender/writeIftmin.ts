import { edifactTime } from '../edifact/edifactTime.ts';
import { fitter } from '../edifact/fitter.ts';
import type { EdifactLine, EdifactMessage } from '../edifact/writeEdifact.ts';
import type { EdiTime } from '../EdiTime.ts';
import { iftminCodes, otherParties } from './iftminCodes.ts';
import { kgOf } from './kgOf.ts';
import type { EdiParty, Tender, TenderLine, TenderStop } from './Tender.ts';
import { purposeCodes } from './tenderCodes.ts';
import { writeDangerous } from './writeDangerous.ts';

interface IftminOptions {
  /** When the message was made. */
  readonly made: EdiTime;
  /** Who is to carry the goods, by name. */
  readonly carrier: string | undefined;
}

/** Letters that elements hold. */
const most = { reference: 35, number: 70, town: 256, city: 35, region: 9, postcode: 17, country: 3, person: 35 };
const rooms = {
  name: { letters: 35, components: 5 },
  street: { letters: 35, components: 4 },
  text: { letters: 512, components: 5 },
  marks: { letters: 35, components: 10 },
};

type Fitter = ReturnType<typeof fitter>;

const partyLine = ({ fit, one }: Fitter, role: string, party: EdiParty): EdifactLine => {
  const { name, code, address, city, region, postcode, country } = party;
  return [
    'NAD',
    role,
    code ? [one(code.value, most.number), '', one(code.qualifier, most.country)] : '',
    '',
    fit(name, rooms.name),
    fit(address, rooms.street),
    one(city, most.city),
    one(region, most.region),
    one(postcode, most.postcode),
    one(country, most.country),
  ];
};

const stopParty = (fits: Fitter, { type, party, references }: TenderStop): readonly EdifactLine[] => [
  partyLine(fits, iftminCodes[type].party, party),
  ...(party.contact
    ? [
        ['CTA', 'IC', ['', fits.one(party.contact.name, most.person)]] as const,
        ['COM', [fits.one(party.contact.phone, rooms.text.letters), 'TE']] as const,
      ]
    : []),
  ...references.map(({ qualifier, value }) => ['RFF', [qualifier, fits.one(value, most.number)]] as const),
];

const stopPlace = ({ one }: Fitter, { type, party, town, from, to }: TenderStop): readonly EdifactLine[] => {
  const codes = iftminCodes[type];
  const code = town?.unlocode === undefined ? ['', '', ''] : [town.unlocode, '139', '6'];
  return [
    ['LOC', codes.place, [...code, one(town ? town.name : party.city, most.town)]],
    ...(from ? [edifactTime(codes.from, from)] : []),
    ...(to ? [edifactTime(codes.to, to)] : []),
  ];
};

const goodsLines = ({ fit }: Fitter, line: TenderLine, at: number): readonly EdifactLine[] => {
  const { description, weight, count, packageCode, temperatureC, volumeM3, marks, dangerous } = line;
  const range = temperatureC && temperatureC.min !== temperatureC.max ? temperatureC : undefined;
  const unit = weight?.unit === 'lb' ? 'LBR' : 'KGM';
  return [
    ['GID', String(at + 1), [count === undefined ? '' : String(count), packageCode ?? '']],
    ...(temperatureC ? [['TMP', '2', range ? '' : [String(temperatureC.min), 'CEL']] as const] : []),
    ...(range ? [['RNG', '5', ['CEL', String(range.min), String(range.max)]] as const] : []),
    ...(description === undefined ? [] : [['FTX', 'AAA', '', '', fit(description, rooms.text)] as const]),
    ...(weight ? [['MEA', 'WT', 'AAB', [unit, String(weight.value)]] as const] : []),
    ...(volumeM3 === undefined ? [] : [['MEA', 'VOL', 'AAW', ['MTQ', String(volumeM3)]] as const]),
    ...(marks === undefined ? [] : [['PCI', '', fit(marks, rooms.marks)] as const]),
    ...(dangerous ? writeDangerous(dangerous, (text) => fit(text, rooms.text)) : []),
  ];
};

const sum = (values: readonly (number | undefined)[]): number | undefined =>
  values.length === 0 || values.includes(undefined)
    ? undefined
    : Math.round(values.reduce<number>((all, value) => all + (value ?? 0), 0) * 1000) / 1000;

/** The sums of what is said of every line. */
const totalLines = (lines: readonly TenderLine[]): readonly EdifactLine[] => {
  const weight = sum(lines.map((line) => line.weight && kgOf(line.weight)));
  const count = sum(lines.map((line) => line.count));
  return [
    ...(weight === undefined ? [] : [['CNT', ['7', String(weight), 'KGM']] as const]),
    ...(count === undefined ? [] : [['CNT', ['11', String(count)]] as const]),
  ];
};

/** An instruction to carry goods (IFTMIN D.01B) as segments, of a tender with one pickup and one delivery. It has no room for a price. */
export const writeIftmin = (tender: Tender, { made, carrier }: IftminOptions): EdifactMessage => {
  const { purpose, reference, scac, references, notes, billTo, stops } = tender;
  const fits = fitter();
  const { cut, fit, one } = fits;
  const goods = stops.flatMap(({ lines }) => lines);
  const lines: readonly EdifactLine[] = [
    ['BGM', '610', one(reference, most.reference), purposeCodes.edifact[purpose]],
    edifactTime('137', made),
    ...notes.map((note) => ['FTX', 'AAI', '', '', fit(note, rooms.text)] as const),
    ...totalLines(goods),
    ...stops.flatMap((stop) => stopPlace(fits, stop)),
    ...references.map(({ qualifier, value }) => ['RFF', [qualifier, one(value, most.number)]] as const),
    ['TDT', '20', '', '3', '', scac === undefined ? '' : [scac, '172', 'ZZZ']],
    ...stops.flatMap((stop) => stopParty(fits, stop)),
    ...(billTo ? [partyLine(fits, otherParties.billTo[0], billTo)] : []),
    ...(carrier === undefined ? [] : [['NAD', otherParties.carrier, '', '', fit(carrier, rooms.name)] as const]),
    ...goods.flatMap((line, at) => goodsLines(fits, line, at)),
  ];
  return { kind: 'IFTMIN', lines, cut };
};
