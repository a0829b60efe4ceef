import * as v from 'valibot';
import type { ShipmentRegister } from '../../../application/shipments/ShipmentRegister.ts';
import type { ListView } from '../../../domain/list/ListView.ts';
import type { Page } from '../../../domain/list/Page.ts';
import type { Shipment, ShipmentRecord } from '../../../domain/shipment/Shipment.ts';
import type { ShipmentCounts } from '../../../domain/shipment/ShipmentCounts.ts';
import { shipmentFlags, shipmentListSpec } from '../../../domain/shipment/shipmentListSpec.ts';
import { shipmentStatuses } from '../../../domain/shipment/ShipmentStatus.ts';
import { ignoring } from '../answers.ts';
import { dataOf } from '../dataOf.ts';
import { listQueryOf } from '../listQueryOf.ts';
import { pageOf } from '../pageOf.ts';
import type { ServiceHttp } from '../ServiceHttp.ts';
import { listedShipmentAnswer } from './listedShipmentAnswer.ts';

const counts = v.pipe(
  ignoring(
    shipmentStatuses,
    v.object({ flags: v.object(v.entriesFromList(shipmentFlags, v.number())), unassignedSoon: v.number() }),
  ),
  v.transform(({ flags, unassignedSoon }) => ({ ...flags, unassignedSoon })),
);

/** The shipments of either party over HTTP. */
export class AxiosShipmentRegister implements ShipmentRegister {
  readonly #http: ServiceHttp;

  constructor(http: ServiceHttp) {
    this.#http = http;
  }

  list(view: ListView, signal?: AbortSignal): Promise<Page<Shipment>> {
    return this.#http.call('GET /v1/shipments', {
      query: listQueryOf(view, shipmentListSpec),
      answer: pageOf(listedShipmentAnswer),
      background: true,
      signal,
    });
  }

  count(signal?: AbortSignal): Promise<ShipmentCounts> {
    return this.#http.call('GET /v1/shipments/counts', { answer: dataOf(counts), background: true, signal });
  }

  /** What a record is read by comes with the room that shows it; the dashboard lists alone. */
  async read(id: string, signal?: AbortSignal): Promise<ShipmentRecord> {
    const { shipmentAnswer } = await import('./shipmentAnswer.ts');
    const record = dataOf(shipmentAnswer);
    return this.#http.call('GET /v1/shipment/{id}', { params: { id }, answer: record, background: true, signal });
  }
}
