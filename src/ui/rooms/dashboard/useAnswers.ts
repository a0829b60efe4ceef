import { LoadBoard } from '../../../application/loads/LoadBoard.ts';
import { OfferRegister } from '../../../application/offers/OfferRegister.ts';
import { useReading } from '../../shared/useReading.ts';

/** The list is sorted by the fleet's own prices, and counter-offers end earlier; so more are read than are shown. */
const rowsRead = 50;
const follows = true;

/** The views whose rows the dashboard shows and counts. */
export const answerFilters = {
  countered: { status: 'countered' },
  outdated: { status: 'submitted', outdated: 'true' },
} as const;

const useOffersLike = (what: keyof typeof answerFilters) =>
  useReading({
    port: OfferRegister,
    key: ['offers', 'answers', what],
    read: (register, signal) =>
      register.list({ page: 0, size: rowsRead, sort: 'validUntil', q: '', filters: answerFilters[what] }, signal),
    follows,
  });

/** What of a fleet's offers waits for an answer, the next to end first; how many it won, and how many loads it can take. */
export const useAnswers = () => ({
  countered: useOffersLike('countered'),
  outdated: useOffersLike('outdated'),
  counts: useReading({
    port: OfferRegister,
    key: ['offers', 'counts'],
    read: (register, signal) => register.count(signal),
    follows,
  }),
  loads: useReading({
    port: LoadBoard,
    key: ['loads', 'total'],
    read: async (board, signal) =>
      (await board.list({ page: 0, size: 1, sort: 'pickup', q: '', filters: {} }, signal)).total,
    follows,
  }),
});
