import * as v from 'valibot';
import type { LoadEmissions, ThoughtOfTruck } from '../../../application/emission/LoadEmissions.ts';
import type { Co2e } from '../../../domain/emission/Footprint.ts';
import { dataOf } from '../dataOf.ts';
import { co2eEntries } from '../freight/footprintAnswer.ts';
import type { ServiceHttp } from '../ServiceHttp.ts';

const answer = dataOf(v.object(co2eEntries));

/** What loads would cause in CO2e, over HTTP. */
export class AxiosLoadEmissions implements LoadEmissions {
  readonly #http: ServiceHttp;

  constructor(http: ServiceHttp) {
    this.#http = http;
  }

  estimate(id: string, { vehicleId, trailerId }: ThoughtOfTruck, signal?: AbortSignal): Promise<Co2e> {
    const query = {
      ...(vehicleId !== '' && { vehicleId }),
      ...(vehicleId !== '' && trailerId !== '' && { trailerId }),
    };
    return this.#http.call('GET /v1/loads/{id}/co2e', { params: { id }, query, answer, background: true, signal });
  }
}
