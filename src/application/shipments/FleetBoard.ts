import type { ServiceIdentifier } from 'inversify';
import type { Board } from '../../domain/board/Board.ts';
import type { Span } from '../../domain/board/Span.ts';

/** What the trucks of the selected fleet do, over some days. */
export interface FleetBoard {
  read(time: Span, signal?: AbortSignal): Promise<Board>;
}
export const FleetBoard: ServiceIdentifier<FleetBoard> = Symbol('FleetBoard');
