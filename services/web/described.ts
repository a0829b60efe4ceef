import type { MiddlewareHandler } from 'hono';
import { describeRoute } from 'hono-openapi';
import type { OpenAPIV3_1 } from 'openapi-types';
import * as v from 'valibot';
import type { AppEnv } from './AppEnv.ts';
import { companyHeaderName } from './companyHeader.ts';
import { idempotencyHeader } from './idempotency/idempotent.ts';
import { openApiSchema } from './openApiSchema.ts';

const count = v.pipe(v.number(), v.integer());
const paging = v.object({ page: count, size: count, total: count });

export type Paging = v.InferOutput<typeof paging>;

/** The body of a successful answer. */
export interface Envelope {
  readonly code: 200 | 201;
  readonly data: unknown;
  readonly paging?: Paging;
}

/** What a caller needs: nothing, a session, or a session and a company to read or write. */
export type Access = 'anyone' | 'signedIn' | 'companyRead' | 'companyWrite';

type Data = v.GenericSchema | 'file' | 'csv' | 'json' | 'events';

interface Description<Schema extends Data, Status extends 200 | 201, IsPaged extends boolean> {
  readonly tag: string;
  readonly summary: string;
  readonly access: Access;
  /** The schema of `data`, or a file, CSV, a file of JSON or events instead of an envelope. */
  readonly data: Schema;
  readonly status?: Status;
  readonly isPaged?: IsPaged;
  /** The answer, with 200, to several of what one gets a 201 for. */
  readonly batch?: v.GenericSchema;
}

type Answered<Schema extends Data, Status, IsPaged> = Schema extends v.GenericSchema
  ? { answer: { code: Status; data: v.InferOutput<Schema> } & (IsPaged extends true ? { paging: Paging } : unknown) }
  : object;

/** Describes a route in /openapi.json: purpose, access and answer. `ok` is typed by it. */
export function described<
  const Schema extends Data,
  const Status extends 200 | 201 = 200,
  const IsPaged extends boolean = false,
>({
  tag,
  summary,
  access,
  data,
  status,
  isPaged,
  batch,
}: Description<Schema, Status, IsPaged>): MiddlewareHandler<
  AppEnv,
  string,
  { out: Answered<Schema, Status, IsPaged> }
> {
  return describeRoute({
    tags: [tag],
    summary,
    security: access === 'anyone' ? [] : [{ session: [] }],
    parameters: [...headers[access]],
    responses: {
      [status ?? 200]: {
        description: summary,
        content: contentOf(data, status ?? 200, isPaged ?? false),
      },
      ...(batch && { 200: { description: summary, content: contentOf(batch, 200, false) } }),
      default: { $ref: failureResponse },
    },
  });
}

/** The shared failure response, defined in `openApiDocument`. */
const failureResponse = '#/components/responses/Failure';

const file = { schema: { type: 'string', format: 'binary' } } as const;
const files = { 'image/*': file, 'application/pdf': file };

const csv = { 'text/csv': file } as const;

const json = { 'application/json': file } as const;

const events = { 'text/event-stream': { schema: { type: 'string' } } } as const;

function contentOf(data: Data, status: 200 | 201, isPaged: boolean) {
  if (data === 'events') return events;
  if (data === 'csv') return csv;
  if (data === 'json') return json;
  return data === 'file' ? files : envelope(data, status, isPaged);
}

const envelope = (data: v.GenericSchema, status: 200 | 201, isPaged: boolean) => ({
  'application/json': {
    schema: openApiSchema(v.object({ code: v.literal(status), data, ...(isPaged && { paging }) })),
  },
});

const company: OpenAPIV3_1.ParameterObject = {
  in: 'header',
  name: companyHeaderName,
  required: true,
  schema: { type: 'string', format: 'uuid' },
};

const idempotencyKey: OpenAPIV3_1.ParameterObject = {
  in: 'header',
  name: idempotencyHeader,
  description: 'The same key and body get the first answer for 24 hours.',
  schema: { type: 'string', minLength: 1, maxLength: 255 },
};

const headers: Readonly<Record<Access, readonly OpenAPIV3_1.ParameterObject[]>> = {
  anyone: [],
  signedIn: [],
  companyRead: [company],
  companyWrite: [company, idempotencyKey],
};
