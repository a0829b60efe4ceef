import type { FleetBoard } from '../../../src/application/shipments/FleetBoard.ts';
import type { Board } from '../../../src/domain/board/Board.ts';
import type { Span } from '../../../src/domain/board/Span.ts';
import type { Outcome } from './Outcome.ts';
import { settle } from './settle.ts';

/** A board, answered as configured. */
export class FakeFleetBoard implements FleetBoard {
  readonly times: Span[] = [];
  board: Outcome<Board> = { trucks: [], truckCount: 0, unassigned: [], unassignedCount: 0 };

  read(time: Span): Promise<Board> {
    this.times.push(time);
    return settle(this.board);
  }
}
