import type { FoundPlace } from '../../place/FoundPlace.ts';
import type { Problems } from '../../record/Problem.ts';
import { parseRequest, type RequestEntry } from '../../request/parseRequest.ts';
import type { RequestContent } from '../../request/RequestContent.ts';
import { requestDraft } from '../../request/requestDraft.ts';
import { mayChange, mayMove } from '../../request/RequestStatus.ts';
import type { ShipmentRequest } from '../../request/ShipmentRequest.ts';
import type { EdiFinding, EdiNoteCode } from '../EdiFinding.ts';
import { requestOfTender } from './requestOfTender.ts';
import type { Tender } from './Tender.ts';

/** Why a tender cannot be carried out: its load is there already, is not there, is past changing, or is none of a test. */
export type TenderTrouble = 'exists' | 'unknown_load' | 'past_change' | 'past_cancel' | 'test_file';

/** What a tender comes to. */
export type TenderPlan =
  | { readonly step: 'add'; readonly entry: RequestEntry }
  | { readonly step: 'change'; readonly entry: RequestEntry; readonly existing: ShipmentRequest }
  | { readonly step: 'cancel'; readonly existing: ShipmentRequest }
  | { readonly step: 'none'; readonly trouble: TenderTrouble; readonly existing: ShipmentRequest | undefined }
  | { readonly step: 'fix'; readonly problems: Problems };

export interface PlannedTender {
  readonly plan: TenderPlan;
  /** What the request would hold; undefined where there is nothing to hold. */
  readonly content: RequestContent | undefined;
  readonly notes: readonly EdiFinding<EdiNoteCode>[];
}

interface Circumstances {
  /** The request that has the number of the load. */
  readonly existing: ShipmentRequest | undefined;
  readonly places: readonly (FoundPlace | undefined)[];
  readonly publish: boolean;
  /** A file that says it is a test makes and changes drafts alone. */
  readonly isTest: boolean;
  /** Epoch milliseconds. */
  readonly now: number;
}

const troubleOf = (
  { purpose }: Tender,
  existing: ShipmentRequest | undefined,
  isTest: boolean,
): TenderTrouble | undefined => {
  if (purpose === 'original') return existing && 'exists';
  if (!existing) return 'unknown_load';
  if (isTest && existing.status !== 'draft') return 'test_file';
  if (purpose === 'cancel') return mayMove(existing.status, 'cancelled') ? undefined : 'past_cancel';
  return mayChange(existing.status) ? undefined : 'past_change';
};

/** What a tender comes to: a new request, a change or the end of an existing one, or what is to be fixed before. */
export const planTender = (
  tender: Tender,
  { existing, places, publish, isTest, now }: Circumstances,
): PlannedTender => {
  const trouble = troubleOf(tender, existing, isTest);
  if (trouble !== undefined) return { plan: { step: 'none', trouble, existing }, content: undefined, notes: [] };
  if (tender.purpose === 'cancel' && existing)
    return { plan: { step: 'cancel', existing }, content: undefined, notes: [] };
  const { content, notes } = requestOfTender(tender, places);
  const way = (publish && !isTest) || existing?.status === 'open' ? 'publish' : 'keep';
  const read = parseRequest(requestDraft(content), { now, way });
  if (!read.ok) return { plan: { step: 'fix', problems: read.problems }, content, notes };
  const entry = read.value;
  return { plan: existing ? { step: 'change', entry, existing } : { step: 'add', entry }, content, notes };
};
