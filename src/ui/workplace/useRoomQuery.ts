import { useCallback } from 'react';
import type { Room } from '../../domain/access/Room.ts';
import { urgentPapers } from '../../domain/paper/urgentPapers.ts';
import { usePaperCounts } from '../shared/usePaperCounts.ts';
import { useWorkplace } from '../shared/workplace/useWorkplace.ts';

/** The number of urgent papers, and the query with which the sidebar opens a room: papers with the urgent ones first. */
export const useRoomQuery = () => {
  const { membership } = useWorkplace();
  const urgent = urgentPapers(usePaperCounts(membership.audience === 'fleet').data);
  const isUrgent = urgent > 0;
  const queryOf = useCallback((room: Room) => (room === 'papers' && isUrgent ? '?status=urgent' : ''), [isUrgent]);
  return { urgent, queryOf };
};
