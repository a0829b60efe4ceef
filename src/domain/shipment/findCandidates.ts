import { matchesWords } from '../find/matchesWords.ts';
import type { Candidate } from './Candidate.ts';
import { fitsWell } from './fitsWell.ts';

const namesOf = ({ vehicle, trailer, driver }: Candidate): string =>
  [vehicle.plate, vehicle.fleetNo, trailer?.plate, trailer?.fleetNo, driver?.name].filter(Boolean).join(' ');

/** The candidates that a search leaves, in their order: by plate, fleet number or driver. The one that the offer named stays, whatever is against it. */
export const findCandidates = (
  candidates: readonly Candidate[],
  { q, onlyFitting }: { readonly q: string; readonly onlyFitting: boolean },
): readonly Candidate[] =>
  candidates.filter((each) => (!onlyFitting || each.offered || fitsWell(each)) && matchesWords(namesOf(each), q));
