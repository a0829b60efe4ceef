import { useMemo, useState } from 'react';
import type { Board, BoardTrip } from '../../../../domain/board/Board.ts';
import { mayWrite } from '../../../../domain/company/mayWrite.ts';
import { isAssignable } from '../../../../domain/shipment/isAssignable.ts';
import { fitsWell } from '../../../../domain/shipment/fitsWell.ts';
import { useTell } from '../../../shared/useTell.ts';
import { useWorkplace } from '../../../shared/workplace/useWorkplace.ts';
import { useCandidates } from '../useCandidates.ts';
import { isMovable } from './isMovable.ts';
import { useAssignOnBoard } from './useAssignOnBoard.ts';
import { useBoardTexts } from './useBoardTexts.ts';
import { type Fit, useFit } from './useFit.ts';

/** A shipment on its way to another row. */
interface Carried {
  readonly trip: BoardTrip;
  /** The truck it is on. */
  readonly from: string | undefined;
  /** The truck it would be given to. */
  readonly target: string | undefined;
  /** By keys the best truck is offered first, and the row chosen is brought into sight. */
  readonly byKeys: boolean;
}

const find = (board: Board | undefined, id: string): Pick<Carried, 'trip' | 'from'> | undefined => {
  const waiting = board?.unassigned.find((trip) => trip.id === id);
  if (waiting) return { trip: waiting, from: undefined };
  for (const truck of board?.trucks ?? []) {
    const trip = truck.trips.find((each) => each.id === id);
    if (trip) return { trip, from: truck.id };
  }
  return undefined;
};

/** Moves a shipment to a truck: it is picked up, each row says whether it fits, and it is dropped on one or put back. */
export const useCarry = (board: Board | undefined) => {
  const { carry: words } = useBoardTexts();
  const mayAssign = mayWrite(useWorkplace().membership.role);
  const [carried, setCarried] = useState<Carried>();
  const fit = useFit();
  const tell = useTell();
  const task = useAssignOnBoard();
  const found = useCandidates(carried?.trip.id);
  const candidates = useMemo(() => new Map((found.data ?? []).map((each) => [each.vehicle.id, each])), [found.data]);
  const trucks = board?.trucks ?? [];
  const isKnown = found.data !== undefined;
  const shown = found.data?.filter(({ vehicle }) => trucks.some(({ id }) => id === vehicle.id));
  const best = shown?.find(fitsWell) ?? shown?.find(isAssignable);
  const target = carried?.target ?? (carried?.byKeys === true ? best?.vehicle.id : undefined);
  const putBack = (): void => setCarried(undefined);
  return {
    mayAssign,
    mayMove: (trip: BoardTrip): boolean => mayAssign && isMovable(trip),
    carried,
    target,
    isKnown,
    isFailed: found.isError,
    pending: task.pending,
    fitOf: (truckId: string): Fit | undefined =>
      carried && isKnown ? fit(candidates.get(truckId), truckId === carried.from) : undefined,
    /** Whether there was something to pick up. */
    pickUp: (id: string, byKeys: boolean): boolean => {
      const taken = find(board, id);
      if (!mayAssign || task.pending || !taken || !isMovable(taken.trip)) return false;
      setCarried({ ...taken, target: undefined, byKeys });
      return true;
    },
    putBack,
    point: (truckId: string | undefined): void =>
      setCarried((now) => (now && now.target !== truckId ? { ...now, target: truckId, byKeys: false } : now)),
    /** To the row below or above. */
    step: (by: 1 | -1): void => {
      const at = trucks.findIndex(({ id }) => id === target);
      const next = trucks[at < 0 ? 0 : Math.min(Math.max(at + by, 0), trucks.length - 1)];
      if (carried && next) setCarried({ ...carried, target: next.id, byKeys: true });
    },
    /** Whether it is carried no longer: given to the truck, or put back after a no or a failure. Otherwise it is told why the truck cannot take it. */
    drop: async (truckId: string | undefined): Promise<boolean> => {
      const truck = trucks.find(({ id }) => id === truckId);
      if (!carried || !truck || task.pending) return false;
      if (truck.id === carried.from) {
        putBack();
        return true;
      }
      const judged = found.data ?? (await found.refetch({ cancelRefetch: false })).data;
      const candidate = judged?.find(({ vehicle }) => vehicle.id === truck.id);
      if (!candidate || !isAssignable(candidate)) {
        tell(words.refused(truck.plate, judged ? fit(candidate, false).whole : words.failed));
        return false;
      }
      await task.run({ trip: carried.trip, truck, candidate });
      putBack();
      return true;
    },
  };
};

export type Carry = ReturnType<typeof useCarry>;
