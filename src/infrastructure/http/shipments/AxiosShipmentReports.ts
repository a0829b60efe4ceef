import * as v from 'valibot';
import type { ShipmentReports } from '../../../application/shipments/ShipmentReports.ts';
import type { ShipmentRecord } from '../../../domain/shipment/Shipment.ts';
import type { ToldEvent } from '../../../domain/shipment/ToldEvent.ts';
import { anything } from '../answers.ts';
import type { EventResult, ShipmentRecord as ShipmentAnswer } from '../contract/Contract.ts';
import { dataOf } from '../dataOf.ts';
import type { ServiceHttp } from '../ServiceHttp.ts';
import { withFieldNames } from '../withFieldNames.ts';
import { shipmentAnswer } from './shipmentAnswer.ts';

/** The call answers with the shipment, as it is told one event and not several. */
const record = dataOf(
  v.pipe(
    anything<EventResult[] | ShipmentAnswer>(),
    v.transform((answer): unknown => answer),
    shipmentAnswer,
  ),
);

/** What is said of a part of the data is said of the part. */
const nameOf = (field: string): string => field.replace(/^data\./u, '');

/** What is told of shipments over HTTP. */
export class AxiosShipmentReports implements ShipmentReports {
  readonly #http: ServiceHttp;

  constructor(http: ServiceHttp) {
    this.#http = http;
  }

  tell(
    id: string,
    eventId: string,
    { type, stop, at, data }: ToldEvent,
    idempotencyKey: string,
  ): Promise<ShipmentRecord> {
    const { reason, minutes, kind, text, visibility, of, at: corrected } = data;
    const body = {
      id: eventId,
      type,
      stop,
      at: at === null ? null : new Date(at).toISOString(),
      source: 'desk',
      position: null,
      data: { reason, minutes, kind, text, visibility, of, at: corrected },
      events: null,
    } as const;
    const call = { params: { id }, body, idempotencyKey, answer: record };
    return this.#http.call('POST /v1/shipment/{id}/events', call).catch(withFieldNames(nameOf));
  }
}
