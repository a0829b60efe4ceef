import * as v from 'valibot';
import type { VehicleRegister } from '../../../application/vehicles/VehicleRegister.ts';
import type { WriteOptions } from '../../../application/shared/WriteOptions.ts';
import type { ListView } from '../../../domain/list/ListView.ts';
import type { Page } from '../../../domain/list/Page.ts';
import type { SupportedVehicle } from '../../../domain/vehicle/SupportedVehicle.ts';
import type { Vehicle, VehicleRecord } from '../../../domain/vehicle/Vehicle.ts';
import { toWire } from '../../../domain/record/toWire.ts';
import { type VehicleFacts, vehicleFields } from '../../../domain/vehicle/vehicleFields.ts';
import {
  type VehicleCounts,
  type VehiclePause,
  vehiclePauseFields,
  type VehicleStatus,
  vehicleStatuses,
} from '../../../domain/vehicle/VehicleStatus.ts';
import { vehicleListSpec } from '../../../domain/vehicle/vehicleListSpec.ts';
import { done } from '../answers.ts';
import { dataOf } from '../dataOf.ts';
import { listAnswer } from '../listAnswer.ts';
import { listQueryOf } from '../listQueryOf.ts';
import { pageOf } from '../pageOf.ts';
import type { ServiceHttp } from '../ServiceHttp.ts';
import { supportedVehicleAnswer, vehicleAnswer, vehicleRecordAnswer } from './vehicleAnswers.ts';

const record = dataOf(vehicleRecordAnswer);

const counts = v.object({ ...v.entriesFromList(vehicleStatuses, v.number()), freeTrucks: v.number() });

/** The vehicles service over HTTP (seed §7). */
export class AxiosVehicleRegister implements VehicleRegister {
  readonly #http: ServiceHttp;

  constructor(http: ServiceHttp) {
    this.#http = http;
  }

  list(view: ListView, signal?: AbortSignal): Promise<Page<Vehicle>> {
    return this.#http.call('GET /api/v1/vehicles', {
      query: listQueryOf(view, vehicleListSpec),
      answer: pageOf(vehicleAnswer),
      background: true,
      signal,
    });
  }

  count(signal: AbortSignal): Promise<VehicleCounts> {
    return this.#http.call('GET /api/v1/vehicles/counts', {
      answer: dataOf(counts),
      background: true,
      signal,
    });
  }

  read(id: string, signal?: AbortSignal): Promise<VehicleRecord> {
    return this.#http.call('GET /api/v1/vehicle/{id}', { params: { id }, answer: record, background: true, signal });
  }

  supported(signal?: AbortSignal): Promise<readonly SupportedVehicle[]> {
    return this.#http.call('GET /api/v1/vehicle/supported-vehicles', {
      answer: dataOf(listAnswer(supportedVehicleAnswer)),
      background: true,
      signal,
    });
  }

  add(facts: VehicleFacts, idempotencyKey: string): Promise<VehicleRecord> {
    const body = toWire(vehicleFields, facts);
    return this.#http.call('POST /api/v1/vehicle', { body, idempotencyKey, answer: record });
  }

  change(id: string, version: number, facts: VehicleFacts, idempotencyKey: string): Promise<VehicleRecord> {
    const body = { ...toWire(vehicleFields, facts), version };
    return this.#http.call('PUT /api/v1/vehicle/{id}', { params: { id }, body, idempotencyKey, answer: record });
  }

  move(
    id: string,
    version: number,
    to: VehicleStatus,
    idempotencyKey: string,
    options?: WriteOptions,
  ): Promise<VehicleRecord> {
    const body = { status: to, pause: null, version };
    return this.#http.call('POST /api/v1/vehicle/{id}/status', {
      params: { id },
      body,
      idempotencyKey,
      ...options,
      answer: record,
    });
  }

  pause({ id, version, status }: Vehicle, pause: VehiclePause, idempotencyKey: string): Promise<VehicleRecord> {
    const body = { status, version, pause: toWire(vehiclePauseFields, pause) };
    return this.#http.call('POST /api/v1/vehicle/{id}/status', {
      params: { id },
      body,
      idempotencyKey,
      answer: record,
    });
  }

  couple(id: string, version: number, trailerId: string | undefined, idempotencyKey: string): Promise<VehicleRecord> {
    const body = { trailerId: trailerId ?? null, version };
    return this.#http.call('PUT /api/v1/vehicle/{id}/trailer', {
      params: { id },
      body,
      idempotencyKey,
      answer: record,
    });
  }

  async remove(id: string, version: number, idempotencyKey: string, options?: WriteOptions): Promise<void> {
    const query = { version: String(version) };
    await this.#http.call('DELETE /api/v1/vehicle/{id}', {
      params: { id },
      query,
      idempotencyKey,
      ...options,
      answer: done,
    });
  }

  undo(id: string, version: number, idempotencyKey: string, options?: WriteOptions): Promise<VehicleRecord> {
    return this.#http.call('POST /api/v1/vehicle/{id}/undo', {
      params: { id },
      body: { version },
      idempotencyKey,
      ...options,
      answer: record,
    });
  }
}
