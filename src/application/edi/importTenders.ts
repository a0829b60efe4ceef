import type { ServiceIdentifier } from 'inversify';
import { codesOfSender } from '../../domain/edi/partner/codesOfSender.ts';
import { readResponses } from '../../domain/edi/response/readResponses.ts';
import type { EdiInterchange } from '../../domain/edi/EdiInterchange.ts';
import { type PlannedTender, planTender, type TenderPlan } from '../../domain/edi/tender/planTender.ts';
import { readTenders } from '../../domain/edi/tender/readTenders.ts';
import type { FoundPlace } from '../../domain/place/FoundPlace.ts';
import type { ShipmentRequest } from '../../domain/request/ShipmentRequest.ts';
import type { PlaceSearch } from '../places/PlaceSearch.ts';
import type { RequestRegister } from '../requests/RequestRegister.ts';
import type { Clock } from '../shared/Clock.ts';
import type { RecordChanges } from '../shared/RecordChanges.ts';
import { eachInTurn, type Outcome, type Watch } from '../shared/eachInTurn.ts';
import { inTurns } from './inTurns.ts';
import { type OpenedFile, openEdiFile } from './openEdiFile.ts';
import type { PartnerCodeBook } from './partnerCodeBook.ts';
import { type FoundResponse, lookUpResponses } from './lookUpResponses.ts';
import { type FoundTender, lookUpTenders } from './lookUpTenders.ts';

/** What a file of tenders holds. */
export interface TenderFile extends OpenedFile {
  readonly tenders: readonly FoundTender[];
  /** How carriers respond to tenders of ours. */
  readonly responses: readonly FoundResponse[];
}

/** A new request, a change or a cancellation that is to be carried out. */
export interface DueTender {
  readonly found: FoundTender;
  readonly plan: Extract<TenderPlan, { readonly step: 'add' | 'change' | 'cancel' }>;
}

export interface ImportTenders {
  /** Reads a file, and looks up its places and loads. Throws a `Failure`. */
  readonly read: (bytes: Uint8Array, watch: Watch) => Promise<TenderFile>;
  /** What tenders come to, by their keys, with their stops at these places. What cannot be read is left out. */
  readonly plan: (
    tenders: readonly FoundTender[],
    placesOf: (found: FoundTender) => readonly (FoundPlace | undefined)[],
    how: { readonly publish: boolean; readonly isTest: boolean },
  ) => Promise<ReadonlyMap<string, PlannedTender>>;
  /** Carries out what is due, each for itself; nothing of a test is published. Safe to retry: what a file asks for is done once. */
  readonly carryOut: (
    interchange: EdiInterchange,
    due: readonly DueTender[],
    publish: boolean,
    watch: Watch,
  ) => Promise<readonly Outcome<DueTender, ShipmentRequest>[]>;
}
export const ImportTenders: ServiceIdentifier<ImportTenders> = Symbol('ImportTenders');

const longestKey = 255;

/** The same for a tender however often its file comes: sender, numbers of file and set, load, and what is wanted. */
const keyOf = ({ sender, control }: EdiInterchange, { set, value }: FoundTender): string =>
  ['edi', sender.qualifier, sender.id, control, set.control, value?.reference, value?.purpose]
    .map((part) => encodeURIComponent(part ?? ''))
    .join('/')
    .slice(0, longestKey);

function* plans(
  tenders: readonly FoundTender[],
  placesOf: (found: FoundTender) => readonly (FoundPlace | undefined)[],
  how: { readonly publish: boolean; readonly isTest: boolean; readonly now: number },
): Generator<void, ReadonlyMap<string, PlannedTender>> {
  const planned = new Map<string, PlannedTender>();
  for (const found of tenders) {
    const { key, value, existing } = found;
    if (value) planned.set(key, planTender(value, { ...how, existing, places: placesOf(found) }));
    yield;
  }
  return planned;
}

export const importTenders = (
  register: RequestRegister,
  places: PlaceSearch,
  clock: Clock,
  changes: RecordChanges,
  codes: PartnerCodeBook,
): ImportTenders => {
  const write = ({ plan }: DueTender, publish: boolean, key: string): Promise<ShipmentRequest> => {
    if (plan.step === 'add') return register.add(plan.entry, publish, key);
    const { id, version, status } = plan.existing;
    if (plan.step === 'cancel') return register.cancel(id, version, undefined, key);
    return register.change(id, version, plan.entry, publish || status === 'open', key);
  };
  return {
    read: async (bytes, watch) => {
      const opened = await openEdiFile(clock, bytes);
      const { interchange } = opened;
      const readings = interchange ? await inTurns(clock, readTenders(interchange)) : [];
      const tenders = await lookUpTenders(register, places, clock, readings, watch);
      const own = interchange && codesOfSender(await codes.read(watch.signal), interchange.sender.id)?.read.answer;
      const responded = interchange ? await inTurns(clock, readResponses(interchange, own)) : [];
      const responses = await lookUpResponses(register, clock, responded, watch);
      return { ...opened, tenders, responses };
    },
    plan: (tenders, placesOf, how) => inTurns(clock, plans(tenders, placesOf, { ...how, now: clock.now() })),
    carryOut: async (interchange, due, publish, watch) => {
      const one = (tender: DueTender) =>
        write(tender, publish && !interchange.isTest, keyOf(interchange, tender.found));
      const outcomes = await eachInTurn(clock, due, one, watch);
      changes.publish({ lists: ['requests'] });
      return outcomes;
    },
  };
};
