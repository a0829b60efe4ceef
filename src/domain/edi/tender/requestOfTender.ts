import { formatInstant } from '../../calendar/formatInstant.ts';
import type { FoundPlace } from '../../place/FoundPlace.ts';
import type { RequestContent } from '../../request/RequestContent.ts';
import type { Stop } from '../../stop/Stop.ts';
import type { EdiFinding, EdiNoteCode } from '../EdiFinding.ts';
import { ediInstant } from '../ediInstant.ts';
import type { EdiTime } from '../EdiTime.ts';
import { phoneOf } from '../phoneOf.ts';
import { bodiesOf } from './equipmentCodes.ts';
import { referencesText } from './referencesText.ts';
import { siteReference } from './siteCode.ts';
import type { Tender, TenderStop } from './Tender.ts';
import { tenderCargo } from './tenderCargo.ts';

/** What a tender says as a request, and what had to be assumed. */
export interface TenderRequest {
  readonly content: RequestContent;
  readonly notes: readonly EdiFinding<EdiNoteCode>[];
}

/** Where nothing is known of a place: a zone to hold its clock, until somebody says where it is. */
const nowhere = 'UTC';

/** A tender as a request with its stops at the places that were found for them; undefined for one that was not found. */
export const requestOfTender = (tender: Tender, places: readonly (FoundPlace | undefined)[]): TenderRequest => {
  const notes: EdiFinding<EdiNoteCode>[] = [];
  const told = new Set<string>();
  const note = (code: EdiNoteCode, read?: string): void => {
    if (!told.has(code)) notes.push({ code, read });
    told.add(code);
  };
  const instantIn = (time: EdiTime | undefined, zone: string): string | undefined => {
    if (!time) return undefined;
    const { instant, isZoneAssumed } = ediInstant(time, zone);
    if (isZoneAssumed) note('zone_assumed', zone);
    return formatInstant(instant, zone);
  };

  const stopOf = ({ type, party, references, from, to }: TenderStop, at: number): Stop => {
    const found = places[at];
    const timeZone = found?.timeZone ?? nowhere;
    const phone = party.contact && phoneOf(party.contact.phone, party.country);
    // A number that nobody can dial from elsewhere is kept for people to read.
    const unread = party.contact && phone === undefined ? [`${party.contact.name} ${party.contact.phone}`] : [];
    const numbers = referencesText([...references, ...siteReference(party)]);
    const remarks = [numbers, ...unread].filter((each) => each !== '');
    return {
      type,
      place: {
        name: party.name || found?.name,
        address: party.address ?? found?.address,
        postcode: party.postcode ?? found?.postcode,
        city: found?.city ?? party.city,
        country: found?.country ?? party.country,
        lat: found?.lat,
        lng: found?.lng,
        accuracy: found?.accuracy,
        contact: party.contact && phone !== undefined ? { name: party.contact.name, phone } : found?.contact,
      },
      window: { from: instantIn(from, timeZone), to: instantIn(to, timeZone), timeZone },
      note: remarks.length > 0 ? remarks.join('; ') : undefined,
    };
  };

  const stops = tender.stops.map(stopOf);
  const first = stops.find(({ type }) => type === 'pickup')?.window;
  const bodyTypes = tender.equipment === undefined ? [] : bodiesOf(tender.equipment);
  if (!bodyTypes) note('equipment_unknown', tender.equipment);
  const { cargo, isAssumed } = tenderCargo(tender);
  if (isAssumed) note('cargo_stop_assumed');
  const respondBy = instantIn(tender.respondBy, first?.timeZone ?? nowhere);
  if (respondBy === undefined && first?.from !== undefined) note('deadline_assumed');
  const lines = [...tender.notes, referencesText(tender.references)].filter((line) => line !== '');
  const currency = tender.target?.currency ?? (stops[0]?.place?.country === 'US' ? 'USD' : 'EUR');
  return {
    content: {
      reference: tender.reference,
      stops,
      cargo,
      required: { bodyTypes: bodyTypes ?? [] },
      pricing: { model: tender.target ? 'fixed' : 'bid', currency, target: tender.target },
      audience: { market: true },
      decisionBy: respondBy ?? first?.from,
      notes: lines.length > 0 ? lines.join('\n') : undefined,
    },
    notes,
  };
};
