import type { CargoLine, DangerousGoods, RequestContent, Temperatures } from '../../request/RequestContent.ts';
import type { Stop } from '../../stop/Stop.ts';
import type { EdiTime } from '../EdiTime.ts';
import { offsetTimeOf } from '../offsetTimeOf.ts';
import { regionOfPostcode } from '../regionOfPostcode.ts';
import { x12TimeOf } from '../x12/x12TimeOf.ts';
import { equipmentOf } from './equipmentCodes.ts';
import type { EdiParty, Tender, TenderLine, TenderPurpose, TenderStop } from './Tender.ts';
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

const partyOf = ({ place = {} }: Stop): EdiParty => ({
  name: place.name ?? place.city ?? '',
  code: undefined,
  address: place.address,
  city: place.city,
  region: regionOfPostcode(place.country, place.postcode),
  postcode: place.postcode,
  country: place.country,
  contact: place.contact,
});

const quantityOf = ({ quantity }: DangerousGoods) =>
  quantity === undefined ? undefined : { value: quantity, unit: undefined };

const lineOf = ({
  description,
  packageCode,
  count,
  grossKg,
  temperatureC,
  volumeM3,
  marks,
  dangerous,
}: CargoLine): TenderLine => ({
  description,
  weight: grossKg === undefined ? undefined : { value: grossKg, unit: 'kg' },
  count,
  packageCode,
  temperatureC,
  volumeM3,
  marks,
  dangerous: dangerous && { ...dangerous, quantity: quantityOf(dangerous) },
});

/** The instant of a text by the clock of a place, as each syntax says it. */
const timesOf = (kind: TenderKind) => {
  const timeOf = kind === '204' ? x12TimeOf : offsetTimeOf;
  return (text: string | undefined, zone = 'UTC'): EdiTime | undefined =>
    text === undefined ? undefined : timeOf(Date.parse(text), zone);
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
    ...(notes ?? '').split('\n').filter((line) => line.trim() !== ''),
    ...stops.flatMap(({ note }, at) => (note === undefined ? [] : words.stopNote(at + 1, note))),
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
  const count = (wanted: Stop['type']): number => stops.filter(({ type }) => type === wanted).length;
  // The goods of several deliveries stand where they are left: else nobody would know.
  const counted = count('delivery') > 1 ? 'delivery' : 'pickup';
  const stopOf = (stop: Stop, at: number): TenderStop => {
    const { type = 'pickup', place, window } = stop;
    return {
      type,
      isPart: count(type) > 1,
      party: partyOf(stop),
      town: { unlocode: undefined, name: place?.city },
      references: [],
      from: timeOf(window?.from, window?.timeZone),
      to: timeOf(window?.to, window?.timeZone),
      lines: type === counted ? cargo.filter((line) => line[counted] === at).map(lineOf) : [],
    };
  };
  const isX12 = kind === '204';
  return {
    purpose,
    reference,
    scac,
    payment: undefined,
    references: [],
    respondBy: isX12 ? timeOf(decisionBy, stops[0]?.window?.timeZone) : undefined,
    notes: notesOf(request, options),
    billTo: undefined,
    equipment: isX12 ? equipmentOf(required?.bodyTypes ?? []) : undefined,
    target: isX12 && pricing?.model === 'fixed' ? pricing.target : undefined,
    stops: stops.map(stopOf),
  };
};
