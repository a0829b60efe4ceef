import type { BoardTrip, BoardTruck } from '../../../../domain/board/Board.ts';
import type { Carry } from './useCarry.ts';
import type { useBoard } from './useBoard.ts';

/** What shows the trucks of a board. */
export interface BoardProps {
  readonly trucks: readonly BoardTruck[];
  readonly board: Pick<ReturnType<typeof useBoard>, 'days' | 'range' | 'now' | 'zone' | 'today'>;
  readonly carry: Carry;
  /** Shipments without a truck. */
  readonly unassigned: readonly BoardTrip[];
  readonly mayAssign: boolean;
}
