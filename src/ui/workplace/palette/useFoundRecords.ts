import { useQueries } from '@tanstack/react-query';
import { RecordFinder } from '../../../application/find/recordFinder.ts';
import { foundRooms } from '../../../domain/find/FoundRecord.ts';
import { shortestSearch } from '../../../domain/find/shortestSearch.ts';
import { roomsOf } from '../../../domain/access/Room.ts';
import { useInjection } from '../../shared/injection/useInjection.ts';
import { useCompanyKey } from '../../shared/useCompanyKey.ts';
import { useWorkplace } from '../../shared/workplace/useWorkplace.ts';

/** Records of the company that match the words, room by room. A search is aborted when the words change. */
export const useFoundRecords = (words: string) => {
  const finder = useInjection(RecordFinder);
  const keyOf = useCompanyKey();
  const rooms = roomsOf(useWorkplace().membership.audience);
  const isSearched = Array.from(words).length >= shortestSearch;
  const asked = isSearched ? foundRooms.filter((room) => rooms.includes(room)) : [];
  const answers = useQueries({
    queries: asked.map((room) => ({
      queryKey: keyOf(room, 'found', words),
      queryFn: ({ signal }: { readonly signal: AbortSignal }) => finder.find[room](words, signal),
    })),
  });
  return {
    pages: asked.flatMap((room, at) => {
      const page = answers[at]?.data;
      return page ? [{ room, page }] : [];
    }),
    isPending: answers.some((answer) => answer.isPending),
    isFailed: answers.some((answer) => answer.isError),
  };
};
