import type { MiddlewareHandler } from 'hono';
import { uniqueSymbol, validator } from 'hono-openapi';
import * as v from 'valibot';
import type { AppEnv } from './AppEnv.ts';
import { bodyLimit } from './limitBody.ts';
import { notFound } from './notFound.ts';
import { openApiSchema } from './openApiSchema.ts';
import type { FieldError } from './problems/FieldError.ts';
import { fieldErrors } from './problems/fieldErrors.ts';
import { problemOf } from './problems/problemOf.ts';
import { refusedFields } from './problems/refusedFields.ts';
import { readForm } from './form/readForm.ts';
import { readJsonObject } from './json/readJsonObject.ts';
import { Refusal } from './Refusal.ts';
import { largestFile } from './uploadedFile.ts';

export type Part = 'json' | 'form' | 'query' | 'param' | 'header';

type Validated<P extends Part, Schema extends v.GenericSchema> = MiddlewareHandler<
  AppEnv,
  string,
  { in: Record<P, v.InferInput<Schema>>; out: Record<P, v.InferOutput<Schema>> }
>;

/** One file of maximum size, plus the rest of the form. */
const largestForm = largestFile + 64 * 1024;

const badRequests = {
  query: 'The query parameters are not right.',
  header: 'The request headers are not right.',
} as const;

/**
 * Validates one part of the request by a schema, which also goes into /openapi.json. Handlers read `c.req.valid(part)`.
 * Invalid input is refused (json and form 422, query and header 400, param 404) with field errors that never contain values.
 */
export function validated<P extends Part, Schema extends v.GenericSchema>(
  part: P,
  schema: Schema,
): Validated<P, Schema> {
  const check: Validated<P, Schema> = validator(part, v.config(schema, { message: problemOf }), (result) => {
    if (!result.success) throw refusalOf(part, result.error);
  });
  const read = part === 'json' ? readJsonObject : part === 'form' ? readForm : undefined;
  if (!read) return check;
  const checkBody: Validated<P, Schema> = async (c, next) => {
    await read(c);
    return check(c, next);
  };
  return Object.assign(checkBody, {
    [uniqueSymbol]: { target: part, ...openApiSchema(schema) },
    ...(part === 'form' && { [bodyLimit]: largestForm }),
  });
}

function refusalOf(part: Part, problems: Parameters<typeof fieldErrors>[0]): Refusal {
  if (part === 'param') return notFound();
  const errors = fieldErrors(problems);
  if (part === 'json') return refusedFields(errors);
  if (part === 'form') return refusedFields(errors.map(withoutDataPrefix));
  return new Refusal(400, badRequests[part], { errors });
}

/** Clients know the fields of the JSON in the form part `data`, but not that part. */
const withoutDataPrefix = (error: FieldError): FieldError => ({ ...error, field: error.field.replace(/^data\./, '') });
