import { PlaceSearch } from '../../../application/places/PlaceSearch.ts';
import { shortestSearch } from '../../../domain/find/shortestSearch.ts';
import { useReading } from '../useReading.ts';
import { useSettled } from '../useSettled.ts';

/** Milliseconds without typing before the service is asked. */
const rest = 150;

/** Places for what is typed. Without words, the company's own; undefined asks for nothing. */
export const usePlaceSearch = (typed: string | undefined) => {
  const words = typed?.trim().replaceAll(/\s+/g, ' ');
  const settled = useSettled(words, rest);
  const isAsked = settled !== undefined && (settled === '' || Array.from(settled).length >= shortestSearch);
  const { data, isPending, isError } = useReading({
    port: PlaceSearch,
    key: ['places', 'found', settled],
    read: isAsked ? (places, signal) => places.find(settled, signal) : undefined,
  });
  const isFresh = settled === words;
  return {
    places: isFresh && isAsked ? (data ?? []) : [],
    isPending: !isFresh || (isAsked && isPending),
    isFailed: isFresh && isError,
  };
};
