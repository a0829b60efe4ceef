import { placeFor, type StopPlace } from '../../domain/edi/tender/placeFor.ts';
import type { TenderReading } from '../../domain/edi/tender/readTenders.ts';
import type { EdiParty, TenderStop } from '../../domain/edi/tender/Tender.ts';
import type { ShipmentRequest } from '../../domain/request/ShipmentRequest.ts';
import type { PlaceSearch } from '../places/PlaceSearch.ts';
import type { RequestRegister } from '../requests/RequestRegister.ts';
import type { Clock } from '../shared/Clock.ts';
import type { Watch } from '../shared/eachInTurn.ts';
import { lookUpEach } from './lookUpEach.ts';
import { withReference } from './withReference.ts';

/** A tender of a file, with what is known here about its places and its load. */
export interface FoundTender extends TenderReading {
  /** Tells it from the other sets of the file. */
  readonly key: string;
  readonly places: readonly StopPlace[];
  /** The request that has the number of its load. */
  readonly existing: ShipmentRequest | undefined;
}

/** The longest name that places are searched by. */
const longestName = 100;

/** Looks up the places and loads of tenders, a few at a time and each town once. Throws a `Failure`. */
export const lookUpTenders = (
  register: RequestRegister,
  search: PlaceSearch,
  clock: Clock,
  readings: readonly TenderReading[],
  watch: Watch,
): Promise<readonly FoundTender[]> => {
  const asked = new Map<string, ReturnType<PlaceSearch['find']>>();
  const placeIn = async (party: EdiParty): Promise<StopPlace> => {
    const city = party.city?.slice(0, longestName);
    if (city === undefined) return placeFor(party, []);
    const country = /^[A-Z]{2}$/.test(party.country ?? '') ? party.country : undefined;
    const key = `${country ?? ''} ${city}`;
    const answer = asked.get(key) ?? search.find(city, watch.signal, country);
    asked.set(key, answer);
    return placeFor(party, await answer);
  };
  /** Of an address in a village that nobody knows, the town that it is near to is a beginning. */
  const placeOf = async ({ party, town }: TenderStop): Promise<StopPlace> => {
    const own = await placeIn(party);
    if (own.isSure || town?.name === undefined) return own;
    const near = await placeIn({ ...party, city: town.name });
    return near.isSure || !own.found ? { ...near, isSure: false } : own;
  };
  const lookUp = async ([at, reading]: readonly [number, TenderReading]): Promise<FoundTender> => {
    const { value: tender } = reading;
    const [existing] = tender ? await withReference(register, tender.reference, 'reference', watch.signal) : [];
    const places = await Promise.all((tender?.stops ?? []).map(placeOf));
    return { ...reading, key: String(at), places, existing };
  };
  return lookUpEach(clock, [...readings.entries()], lookUp, watch);
};
