import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { FleetBoard } from '../../../../application/shipments/FleetBoard.ts';
import { boardDays } from '../../../../domain/board/boardDays.ts';
import { readBoardView } from '../../../../domain/board/boardView.ts';
import { dayOf } from '../../../../domain/calendar/dayOf.ts';
import { ownZone } from '../../../components/ownZone.ts';
import { useNow } from '../../../shared/useNow.ts';
import { useReading } from '../../../shared/useReading.ts';

/** The board of the days in the address, by the clock of the reader. */
export const useBoard = () => {
  const { search } = useLocation();
  const zone = ownZone();
  const today = dayOf(useNow());
  const now = useNow('minute').getTime();
  const view = useMemo(() => readBoardView(search), [search]);
  const first = view.first ?? today;
  const days = useMemo(() => boardDays(first, view.days, zone), [first, view.days, zone]);
  const range = useMemo(() => ({ from: days[0]?.from ?? 0, to: days.at(-1)?.to ?? 1 }), [days]);
  const found = useReading({
    port: FleetBoard,
    key: ['shipments', 'board', range],
    read: (board, signal) => board.read(range, signal),
  });
  return { view, today, zone, now, days, range, found };
};
