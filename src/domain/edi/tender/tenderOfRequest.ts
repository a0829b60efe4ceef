import type { CargoLine, DangerousGoods, RequestContent, Temperatures } from '../../request/RequestContent.ts';
import type { Stop } from '../../stop/Stop.ts';
import type { EdiTime } from '../EdiTime.ts';
import { offsetTimeOf } from '../offsetTimeOf.ts';
import { regionOfPostcode } from '../regionOfPostcode.ts';
import { x12TimeOf } from '../x12/x12TimeOf.ts';
import { equipmentOf } from './equipmentCodes.ts';
import { isInPounds } from './isInPounds.ts';
import { kgPerPound } from './kgPerPound.ts';
import { referenceKinds } from './referenceKinds.ts';
import { referencesIn, withoutReferences } from './referencesText.ts';
import { isSiteReference, siteCode } from './siteCode.ts';
import type { EdiParty, EdiWeight, Tender, TenderLine, TenderPurpose, TenderStop } from './Tender.ts';
import type { TenderKind } from './TenderKind.ts';

/** Words for what a tender has no field for. */
export interface RequestWords {
  readonly temperature: (range: Temperatures) => string;
  readonly stopNote: (stop: number, note: string) => string;
}

interface RequestOptions {
  readonly kind: TenderKind;
  readonly purpose: TenderPurpose;
  /** Standard carrier alpha code of the carrier that is told. */
  readonly scac: string | undefined;
  readonly words: RequestWords;
}

const partyOf = ({ place = {} }: Stop, code: EdiParty['code']): EdiParty => ({
  name: place.name ?? place.city ?? '',
  code,
  address: place.address,
  city: place.city,
  region: regionOfPostcode(place.country, place.postcode),
  postcode: place.postcode,
  country: place.country,
  contact: place.contact,
});

const quantityOf = ({ quantity }: DangerousGoods) =>
  quantity === undefined ? undefined : { value: quantity, unit: undefined };

/** Pounds to the hundredth, as exact as a weight in grams is. */
const weightOf = (kg: number, unit: EdiWeight['unit']): EdiWeight => ({
  value: unit === 'kg' ? kg : Math.round((kg / kgPerPound) * 100) / 100,
  unit,
});

const lineOf = (line: CargoLine, unit: EdiWeight['unit']): TenderLine => {
  const { description, packageCode, count, grossKg, temperatureC, volumeM3, marks, dangerous } = line;
  return {
    description,
    weight: grossKg === undefined ? undefined : weightOf(grossKg, unit),
    count,
    packageCode,
    temperatureC,
    volumeM3,
    marks,
    dangerous: dangerous && { ...dangerous, quantity: quantityOf(dangerous) },
  };
};

/** The instant of a text by the clock of a place, as each syntax says it. */
const timesOf = (kind: TenderKind) => {
  const timeOf = kind === '204' ? x12TimeOf : offsetTimeOf;
  return (text: string | undefined, zone = 'UTC'): EdiTime | undefined =>
    text === undefined ? undefined : timeOf(Date.parse(text), zone);
};

/** Which numbers in the notes of a load are numbers in its file. */
const numbersOf = (kind: TenderKind) => (kind === '204' ? referenceKinds.x12 : referenceKinds.edifact);

/** What a note of a stop says as numbers, and as words. In an IFTMIN numbers of stops are words too. */
const noteOf = ({ note }: Stop, kind: TenderKind) => {
  if (kind === 'IFTMIN') return { references: [], code: undefined, words: note ?? '' };
  const isNumber = referenceKinds.x12Stop;
  return {
    references: referencesIn(note, isNumber),
    code: siteCode(note),
    words: withoutReferences(note, (reference) => isNumber(reference) || isSiteReference(reference)),
  };
};

/** Temperatures have a field in EDIFACT alone: X12 says them in words. */
const notesOf = (
  { stops = [], cargo = [], notes }: RequestContent,
  { kind, words }: RequestOptions,
): readonly string[] => {
  const ranges = cargo.flatMap(({ temperatureC }) =>
    kind === '204' && temperatureC ? words.temperature(temperatureC) : [],
  );
  return [
    ...new Set(ranges),
    ...withoutReferences(notes, numbersOf(kind))
      .split('\n')
      .filter((line) => line !== ''),
    ...stops.flatMap((stop, at) => {
      const said = noteOf(stop, kind).words;
      return said === '' ? [] : words.stopNote(at + 1, said);
    }),
  ];
};

/** A request as its shipper tells a carrier of it, from its reference to its goods. */
export const tenderOfRequest = (
  request: RequestContent & { readonly reference: string },
  options: RequestOptions,
): Tender => {
  const { reference, stops = [], cargo = [], required, pricing, decisionBy } = request;
  const { kind, purpose, scac } = options;
  const timeOf = timesOf(kind);
  const isX12 = kind === '204';
  const unit = isX12 && isInPounds(stops) ? 'lb' : 'kg';
  const count = (wanted: Stop['type']): number => stops.filter(({ type }) => type === wanted).length;
  // The goods of several deliveries stand where they are left: else nobody would know.
  const counted = count('delivery') > 1 ? 'delivery' : 'pickup';
  const stopOf = (stop: Stop, at: number): TenderStop => {
    const { type = 'pickup', place, window } = stop;
    const { references, code } = noteOf(stop, kind);
    return {
      type,
      isPart: count(type) > 1,
      party: partyOf(stop, code),
      town: { unlocode: undefined, name: place?.city },
      references,
      from: timeOf(window?.from, window?.timeZone),
      to: timeOf(window?.to, window?.timeZone),
      lines: type === counted ? cargo.filter((line) => line[counted] === at).map((line) => lineOf(line, unit)) : [],
    };
  };
  return {
    purpose,
    reference,
    scac,
    payment: undefined,
    references: referencesIn(request.notes, numbersOf(kind)),
    respondBy: isX12 ? timeOf(decisionBy, stops[0]?.window?.timeZone) : undefined,
    notes: notesOf(request, options),
    billTo: undefined,
    equipment: isX12 ? equipmentOf(required?.bodyTypes ?? []) : undefined,
    target: isX12 && pricing?.model === 'fixed' ? pricing.target : undefined,
    stops: stops.map(stopOf),
  };
};
