import * as v from 'valibot';
import type { DriverEntry, DriverRegister } from '../../../application/drivers/DriverRegister.ts';
import type { Driver } from '../../../domain/driver/Driver.ts';
import type { DriverData } from '../../../domain/driver/driverData.ts';
import type { DriverRecord } from '../../../domain/driver/DriverRecord.ts';
import { type DriverStatus, driverStatuses } from '../../../domain/driver/DriverStatus.ts';
import type { ListView } from '../../../domain/list/ListView.ts';
import type { Page } from '../../../domain/list/Page.ts';
import type { Call } from '../Call.ts';
import { dataOf } from '../dataOf.ts';
import { driverAnswer, driverRecordAnswer } from './driverAnswers.ts';
import { listQueryOf } from '../listQueryOf.ts';
import { pageOf } from '../pageOf.ts';
import type { ServiceHttp } from '../ServiceHttp.ts';
import { withFieldNames } from '../withFieldNames.ts';

const record = dataOf(driverRecordAnswer);

const counts = v.object(v.entriesFromList(driverStatuses, v.number()));

const pathOf = (id: string): string => `/v1/drivers/${encodeURIComponent(id)}`;

/** Writes to drivers are forms, with what is written down as JSON in the part `data` (seed §7). */
const formOf = (data: object, photo?: File): FormData => {
  const form = new FormData();
  form.set('data', JSON.stringify(data));
  if (photo) form.set('photo', photo);
  return form;
};

/** A refusal counts the cards it speaks of, which the form names by their types. */
const cardNames =
  (cards: DriverData['cards']) =>
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
    return this.#http.call({
      method: 'GET',
      path: '/v1/drivers',
      query: listQueryOf(view),
      answer: pageOf(driverAnswer),
      background: true,
      signal,
    });
  }

  count(signal: AbortSignal): Promise<Readonly<Record<DriverStatus, number>>> {
    return this.#http.call({
      method: 'GET',
      path: '/v1/drivers/counts',
      answer: dataOf(counts),
      background: true,
      signal,
    });
  }

  read(id: string, signal?: AbortSignal): Promise<DriverRecord> {
    return this.#http.call({ method: 'GET', path: pathOf(id), answer: record, background: true, signal });
  }

  add({ data, photo }: DriverEntry, idempotencyKey: string): Promise<DriverRecord> {
    const body = formOf(data, photo);
    return this.#write({ method: 'POST', path: '/v1/drivers', body, idempotencyKey }, data);
  }

  change(id: string, version: number, { data, photo }: DriverEntry, idempotencyKey: string): Promise<DriverRecord> {
    const body = formOf({ ...data, version }, photo);
    return this.#write({ method: 'PUT', path: pathOf(id), body, idempotencyKey }, data);
  }

  move(id: string, version: number, to: DriverStatus): Promise<DriverRecord> {
    const body = formOf({ status: to, version });
    return this.#http.call({ method: 'POST', path: `${pathOf(id)}/status`, body, answer: record });
  }

  async remove(id: string, version: number): Promise<void> {
    const query = { version: String(version) };
    await this.#http.call({ method: 'DELETE', path: pathOf(id), query, answer: v.unknown() });
  }

  #write(call: Omit<Call<DriverRecord>, 'answer'>, { cards }: DriverData): Promise<DriverRecord> {
    return this.#http.call({ ...call, answer: record }).catch(withFieldNames(cardNames(cards)));
  }
}
