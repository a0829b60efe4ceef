import type { ServiceIdentifier } from 'inversify';
import type { Board } from '../../domain/board/Board.ts';
import type { Candidate } from '../../domain/shipment/Candidate.ts';
import type { Span } from '../../domain/board/Span.ts';

/** What the trucks of the selected fleet do, over some days. */
export interface FleetBoard {
  read(time: Span, signal?: AbortSignal): Promise<Board>;
  /** How each truck of a board suits a shipment, the best first. */
  candidates(shipmentId: string, signal?: AbortSignal): Promise<readonly Candidate[]>;
}
export const FleetBoard: ServiceIdentifier<FleetBoard> = Symbol('FleetBoard');
