import * as v from 'valibot';
import type { ChosenCombination, CombinationJudge } from '../../../application/loads/CombinationJudge.ts';
import type { LoadCombinations } from '../../../domain/load/LoadCombinations.ts';
import { idAnswer, optional } from '../answers.ts';
import { dataOf } from '../dataOf.ts';
import { verdictAnswer } from '../freight/verdictAnswer.ts';
import { listAnswer } from '../listAnswer.ts';
import type { ServiceHttp } from '../ServiceHttp.ts';

const choice = { id: idAnswer, verdict: verdictAnswer };
const placed = { verdict: verdictAnswer, emptyKm: optional(v.number()) };

const answer = dataOf(
  v.object({
    vehicles: listAnswer(
      v.object({
        ...choice,
        ...placed,
        trailerId: optional(idAnswer),
        driverId: optional(idAnswer),
        spare: v.boolean(),
      }),
    ),
    trailers: listAnswer(v.object(choice)),
    drivers: listAnswer(v.object(choice)),
    chosen: optional(v.object(placed)),
  }),
);

/** Judges what a fleet can choose for a load, over HTTP. */
export class AxiosCombinationJudge implements CombinationJudge {
  readonly #http: ServiceHttp;

  constructor(http: ServiceHttp) {
    this.#http = http;
  }

  judge(id: string, chosen: ChosenCombination, signal?: AbortSignal): Promise<LoadCombinations> {
    const { vehicleId, trailerId, driverId } = chosen;
    const query = vehicleId === '' ? {} : { vehicleId, ...(trailerId && { trailerId }), ...(driverId && { driverId }) };
    return this.#http.call('GET /v1/loads/{id}/combinations', {
      params: { id },
      query,
      answer,
      background: true,
      signal,
    });
  }
}
