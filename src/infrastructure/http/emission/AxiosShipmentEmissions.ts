import * as v from 'valibot';
import type { FuelEntry, ShipmentEmissions } from '../../../application/emission/ShipmentEmissions.ts';
import type { ShipmentCo2e } from '../../../domain/emission/Footprint.ts';
import type { TripFuel } from '../../../domain/emission/TripFuel.ts';
import { anything, idAnswer, ignoring, instantAnswer, optional, optionalText } from '../answers.ts';
import type { Ileap } from '../contract/Contract.ts';
import { dataOf } from '../dataOf.ts';
import { co2eEntries, shortFootprintAnswer } from '../freight/footprintAnswer.ts';
import type { ServiceHttp } from '../ServiceHttp.ts';

const earlier = v.object({
  ...shortFootprintAnswer.entries,
  at: instantAnswer,
  set: v.string(),
  version: v.string(),
});

const co2e = dataOf(ignoring(['at'], v.object({ ...co2eEntries, earlier: v.array(earlier) })));

const fuel = ignoring(
  ['set', 'version'],
  v.object({
    key: v.string(),
    name: v.string(),
    unit: v.picklist(['kg/tkm', 'kg/km', 'kg/l', 'kg/kg', 'kg/kWh']),
    wtw: v.number(),
  }),
);

const shipment = v.object({
  id: idAnswer,
  reference: v.string(),
  from: optionalText,
  to: optionalText,
  pickupAt: instantAnswer,
  massKg: v.number(),
  tkm: v.number(),
  isMeasured: v.boolean(),
});

const tripFuel = dataOf(
  v.object({
    isOver: v.boolean(),
    plate: optionalText,
    fuels: v.array(fuel),
    entry: optional(
      ignoring(['at'], v.object({ fuel: v.string(), amount: v.number(), shipmentIds: v.array(idAnswer) })),
    ),
    shipments: v.array(shipment),
    mostShipments: v.number(),
  }),
);

const ileap = dataOf(anything<Ileap>());

/** What shipments cause in CO2e, over HTTP. */
export class AxiosShipmentEmissions implements ShipmentEmissions {
  readonly #http: ServiceHttp;

  constructor(http: ServiceHttp) {
    this.#http = http;
  }

  read(id: string, signal?: AbortSignal): Promise<ShipmentCo2e> {
    return this.#http.call('GET /v1/shipment/{id}/co2e', { params: { id }, answer: co2e, background: true, signal });
  }

  fuel(id: string, signal?: AbortSignal): Promise<TripFuel> {
    return this.#http.call('GET /v1/shipment/{id}/fuel', {
      params: { id },
      answer: tripFuel,
      background: true,
      signal,
    });
  }

  enter(id: string, entry: FuelEntry, idempotencyKey: string): Promise<ShipmentCo2e> {
    const body = { ...entry, others: [...entry.others] };
    return this.#http.call('POST /v1/shipment/{id}/fuel', { params: { id }, body, idempotencyKey, answer: co2e });
  }

  async ileap(id: string, signal?: AbortSignal): Promise<string> {
    const call = { params: { id }, answer: ileap, background: true, signal } as const;
    return `${JSON.stringify(await this.#http.call('GET /v1/shipment/{id}/ileap', call), null, 2)}\n`;
  }
}
