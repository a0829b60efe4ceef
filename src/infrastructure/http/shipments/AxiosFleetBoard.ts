import type { FleetBoard } from '../../../application/shipments/FleetBoard.ts';
import type { Board } from '../../../domain/board/Board.ts';
import type { Span } from '../../../domain/board/Span.ts';
import { dataOf } from '../dataOf.ts';
import type { ServiceHttp } from '../ServiceHttp.ts';
import { boardAnswer } from './boardAnswer.ts';

const board = dataOf(boardAnswer);

/** The board of a fleet over HTTP. */
export class AxiosFleetBoard implements FleetBoard {
  readonly #http: ServiceHttp;

  constructor(http: ServiceHttp) {
    this.#http = http;
  }

  read({ from, to }: Span, signal?: AbortSignal): Promise<Board> {
    const query = { from: new Date(from).toISOString(), to: new Date(to).toISOString() };
    return this.#http.call('GET /v1/board', { query, answer: board, background: true, signal });
  }
}
