import * as v from 'valibot';
import type { DriverEntry, DriverRegister } from '../../../application/drivers/DriverRegister.ts';
import type { WriteOptions } from '../../../application/shared/WriteOptions.ts';
import type { CardType } from '../../../domain/driver/CardType.ts';
import type { Driver, DriverRecord } from '../../../domain/driver/Driver.ts';
import {
  type DriverPause,
  driverPauseFields,
  type DriverStatus,
  driverStatuses,
} from '../../../domain/driver/DriverStatus.ts';
import { driverListSpec } from '../../../domain/driver/driverListSpec.ts';
import type { ListView } from '../../../domain/list/ListView.ts';
import type { Page } from '../../../domain/list/Page.ts';
import { toWire } from '../../../domain/record/toWire.ts';
import { done } from '../answers.ts';
import { dataOf } from '../dataOf.ts';
import { driverAnswer, driverRecordAnswer } from './driverAnswers.ts';
import { driverBody } from './driverBody.ts';
import { listQueryOf } from '../listQueryOf.ts';
import { pageOf } from '../pageOf.ts';
import type { ServiceHttp } from '../ServiceHttp.ts';
import { withFieldNames } from '../withFieldNames.ts';

const record = dataOf(driverRecordAnswer);

const counts = v.object(v.entriesFromList(driverStatuses, v.number()));

/** Refusals name cards by index, the form by type. */
const cardNames =
  (cards: readonly { readonly type: CardType }[]) =>
  (field: string): string =>
    field.replace(/^cards\.(\d+)\./, (counted, at: string) => {
      const card = cards[Number(at)];
      return card ? `cards.${card.type}.` : counted;
    });

/** The drivers service over HTTP (seed §7). */
export class AxiosDriverRegister implements DriverRegister {
  readonly #http: ServiceHttp;

  constructor(http: ServiceHttp) {
    this.#http = http;
  }

  list(view: ListView, signal?: AbortSignal): Promise<Page<Driver>> {
    return this.#http.call('GET /v1/drivers', {
      query: listQueryOf(view, driverListSpec),
      answer: pageOf(driverAnswer),
      background: true,
      signal,
    });
  }

  count(signal: AbortSignal): Promise<Readonly<Record<DriverStatus, number>>> {
    return this.#http.call('GET /v1/drivers/counts', {
      answer: dataOf(counts),
      background: true,
      signal,
    });
  }

  read(id: string, signal?: AbortSignal): Promise<DriverRecord> {
    return this.#http.call('GET /v1/drivers/{id}', { params: { id }, answer: record, background: true, signal });
  }

  add({ facts, photo }: DriverEntry, idempotencyKey: string): Promise<DriverRecord> {
    const data = driverBody(facts);
    return this.#http
      .call('POST /v1/drivers', { form: { data, photo }, idempotencyKey, answer: record })
      .catch(withFieldNames(cardNames(data.cards)));
  }

  change(id: string, version: number, { facts, photo }: DriverEntry, idempotencyKey: string): Promise<DriverRecord> {
    const data = driverBody(facts);
    const form = { data: { ...data, version }, photo };
    return this.#http
      .call('PUT /v1/drivers/{id}', { params: { id }, form, idempotencyKey, answer: record })
      .catch(withFieldNames(cardNames(data.cards)));
  }

  move(
    id: string,
    version: number,
    status: DriverStatus,
    idempotencyKey: string,
    options?: WriteOptions,
  ): Promise<DriverRecord> {
    const form = { data: { status, pause: null, version } };
    return this.#http.call('POST /v1/drivers/{id}/status', {
      params: { id },
      form,
      idempotencyKey,
      ...options,
      answer: record,
    });
  }

  pause({ id, version, status }: Driver, pause: DriverPause, idempotencyKey: string): Promise<DriverRecord> {
    const form = { data: { status, version, pause: toWire(driverPauseFields, pause) } };
    return this.#http.call('POST /v1/drivers/{id}/status', { params: { id }, form, idempotencyKey, answer: record });
  }

  async remove(id: string, version: number, idempotencyKey: string, options?: WriteOptions): Promise<void> {
    const query = { version: String(version) };
    await this.#http.call('DELETE /v1/drivers/{id}', {
      params: { id },
      query,
      idempotencyKey,
      ...options,
      answer: done,
    });
  }

  undo(id: string, version: number, idempotencyKey: string, options?: WriteOptions): Promise<DriverRecord> {
    const form = { data: { version } };
    return this.#http.call('POST /v1/drivers/{id}/undo', {
      params: { id },
      form,
      idempotencyKey,
      ...options,
      answer: record,
    });
  }
}
