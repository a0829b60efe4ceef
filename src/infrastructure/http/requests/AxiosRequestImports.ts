import * as v from 'valibot';
import type { RequestImports } from '../../../application/requests/RequestImports.ts';
import type { FieldError } from '../../../domain/failure/FieldError.ts';
import { readFieldErrors } from '../../../domain/failure/readFieldErrors.ts';
import type { ImportTable } from '../../../domain/request/ImportTable.ts';
import { type RequestImport, rowOutcomes } from '../../../domain/request/ImportedRow.ts';
import { anything, idAnswer, optional, optionalText } from '../answers.ts';
import { dataOf } from '../dataOf.ts';
import type { ServiceHttp } from '../ServiceHttp.ts';

const fieldErrors = v.pipe(
  anything<(FieldError & { code: string })[]>(),
  v.transform((errors) => readFieldErrors(errors)),
);

const town = { name: v.string(), region: optionalText, country: v.string(), lat: v.number(), lng: v.number() };

const rowAnswer = v.object({
  line: v.number(),
  reference: optionalText,
  outcome: v.picklist(rowOutcomes),
  id: optional(idAnswer),
  differs: optional(v.array(v.string())),
  looksLike: optional(v.object({ id: optional(idAnswer), reference: v.string() })),
  towns: v.array(
    v.object({ column: v.picklist(['pickup_city', 'delivery_city']), ...town, others: v.array(v.object(town)) }),
  ),
  goods: optional(
    v.object({
      description: optionalText,
      packageCode: optionalText,
      count: optional(v.number()),
      grossKg: optional(v.number()),
    }),
  ),
  errors: fieldErrors,
  beforePublishing: fieldErrors,
});

const importAnswer = dataOf(v.object({ ignored: v.array(v.string()), rows: v.array(rowAnswer) }));

/** Imports of requests over HTTP. */
export class AxiosRequestImports implements RequestImports {
  readonly #http: ServiceHttp;

  constructor(http: ServiceHttp) {
    this.#http = http;
  }

  check(table: ImportTable, idempotencyKey: string): Promise<RequestImport> {
    return this.#send({ ...table, dryRun: true }, idempotencyKey);
  }

  add(table: ImportTable, idempotencyKey: string): Promise<RequestImport> {
    return this.#send({ ...table, dryRun: false }, idempotencyKey);
  }

  #send(table: ImportTable & { readonly dryRun: boolean }, idempotencyKey: string): Promise<RequestImport> {
    const body = { ...table, refuseUnclearTowns: true };
    return this.#http.call('POST /v1/shipment-requests/import', {
      body,
      idempotencyKey,
      answer: importAnswer,
    });
  }
}
