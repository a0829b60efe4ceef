import type { FleetBoard } from '../../../application/shipments/FleetBoard.ts';
import type { Board } from '../../../domain/board/Board.ts';
import type { Span } from '../../../domain/board/Span.ts';
import type { Candidate } from '../../../domain/shipment/Candidate.ts';
import { dataOf } from '../dataOf.ts';
import { listAnswer } from '../listAnswer.ts';
import type { ServiceHttp } from '../ServiceHttp.ts';
import { boardAnswer } from './boardAnswer.ts';
import { candidateAnswer } from './candidateAnswer.ts';

const board = dataOf(boardAnswer);
const candidates = dataOf(listAnswer(candidateAnswer));

/** As many trucks as a board has. */
const all = '300';

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

  candidates(id: string, signal?: AbortSignal): Promise<readonly Candidate[]> {
    const call = { params: { id }, query: { size: all }, answer: candidates, background: true, signal };
    return this.#http.call('GET /v1/shipment/{id}/candidates', call);
  }
}
