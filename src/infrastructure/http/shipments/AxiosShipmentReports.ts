import * as v from 'valibot';
import type { NamedEvent, ShipmentReports, ToldAnswer } from '../../../application/shipments/ShipmentReports.ts';
import type { ShipmentRecord } from '../../../domain/shipment/Shipment.ts';
import { anything } from '../answers.ts';
import type { EventResult, ShipmentRecord as ShipmentAnswer } from '../contract/Contract.ts';
import { dataOf } from '../dataOf.ts';
import type { ServiceHttp } from '../ServiceHttp.ts';
import { withFieldNames } from '../withFieldNames.ts';
import { shipmentAnswer } from './shipmentAnswer.ts';

const outcomes = {
  201: 'recorded',
  200: 'already_recorded',
  409: 'conflict',
  422: 'refused',
} as const satisfies Record<EventResult['code'], ToldAnswer['outcome']>;

/** The call answers with the shipment for one event, and with what became of each for several. */
const either = v.pipe(
  anything<EventResult[] | ShipmentAnswer>(),
  v.transform((answer): unknown => answer),
);
const record = dataOf(v.pipe(either, shipmentAnswer));
const results = dataOf(
  v.pipe(
    either,
    v.array(
      v.pipe(
        v.object({
          code: v.picklist([200, 201, 409, 422]),
          message: v.optional(v.string()),
          reason: v.optional(v.string()),
          errors: v.optional(v.array(v.object({ code: v.optional(v.string()) }))),
        }),
        v.transform(({ code, message, reason, errors }): ToldAnswer => ({
          outcome: outcomes[code],
          message,
          reason: errors?.[0]?.code ?? reason,
        })),
      ),
    ),
  ),
);

/** What is said of a part of the data is said of the part. */
const nameOf = (field: string): string => field.replace(/^data\./u, '');

const bodyOf = ({ id, event, source = 'desk' }: NamedEvent) => {
  const { type, stop, at } = event;
  const told = event.type === 'position' ? undefined : event.data;
  return {
    id,
    type,
    stop,
    at: at === null ? null : new Date(at).toISOString(),
    source,
    position: event.type === 'position' ? { ...event.position, accuracyM: null } : null,
    data: {
      reason: told?.reason,
      minutes: told?.minutes,
      kind: told?.kind,
      text: told?.text,
      reservations: told?.reservations?.map(({ code, count, celsius }) => ({ code, count, celsius })),
      visibility: told?.visibility,
      of: told?.of,
      at: told?.at,
    },
  } as const;
};

const none = { id: null, type: null, stop: null, at: null, source: null, position: null, data: null } as const;

/** What is told of shipments over HTTP. */
export class AxiosShipmentReports implements ShipmentReports {
  readonly #http: ServiceHttp;

  constructor(http: ServiceHttp) {
    this.#http = http;
  }

  tell(id: string, named: NamedEvent, idempotencyKey: string): Promise<ShipmentRecord> {
    const call = { params: { id }, body: { ...bodyOf(named), events: null }, idempotencyKey, answer: record };
    return this.#http.call('POST /v1/shipment/{id}/events', call).catch(withFieldNames(nameOf));
  }

  tellAll(id: string, events: readonly NamedEvent[], idempotencyKey: string): Promise<readonly ToldAnswer[]> {
    const body = { ...none, events: events.map(bodyOf) };
    const call = { params: { id }, body, background: true, idempotencyKey, answer: results };
    return this.#http.call('POST /v1/shipment/{id}/events', call);
  }
}
