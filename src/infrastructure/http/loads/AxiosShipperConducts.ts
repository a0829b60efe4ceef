import * as v from 'valibot';
import type { ShipperConducts } from '../../../application/loads/ShipperConducts.ts';
import type { ShipperConduct } from '../../../domain/load/ShipperConduct.ts';
import { optional } from '../answers.ts';
import { dataOf } from '../dataOf.ts';
import type { ServiceHttp } from '../ServiceHttp.ts';

const answer = dataOf(
  v.object({
    days: v.number(),
    most: v.number(),
    stays: optional(v.object({ n: v.number(), medianMin: v.number(), p90Min: v.number() })),
    waiting: optional(v.object({ charged: v.number(), accepted: v.number() })),
    trips: optional(v.object({ n: v.number(), cancelled: v.number() })),
  }),
);

/** How shippers treat trucks, over HTTP. */
export class AxiosShipperConducts implements ShipperConducts {
  readonly #http: ServiceHttp;

  constructor(http: ServiceHttp) {
    this.#http = http;
  }

  read(loadId: string, signal?: AbortSignal): Promise<ShipperConduct> {
    return this.#http.call('GET /v1/loads/{id}/conduct', { params: { id: loadId }, answer, background: true, signal });
  }
}
