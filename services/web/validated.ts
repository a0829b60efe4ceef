import type { MiddlewareHandler } from 'hono';
import { resolver, uniqueSymbol, validator } from 'hono-openapi';
import * as v from 'valibot';
import type { AppEnv } from './AppEnv.ts';
import { notFound } from './notFound.ts';
import { plainMessage } from './plainMessage.ts';
import { readJsonObject } from './readJsonObject.ts';
import { Refusal, type FieldError } from './Refusal.ts';

export type Part = 'json' | 'query' | 'param' | 'header';

type Validated<P extends Part, Schema extends v.GenericSchema> = MiddlewareHandler<
  AppEnv,
  string,
  { in: Record<P, v.InferInput<Schema>>; out: Record<P, v.InferOutput<Schema>> }
>;

type Problem = {
  readonly message: string;
  readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined;
};

const refusals = {
  json: { status: 422, message: 'Some fields are not right.' },
  query: { status: 400, message: 'The query parameters are not right.' },
  header: { status: 400, message: 'The request headers are not right.' },
} as const;

/**
 * Checks one part of the request by a schema, which also goes into /openapi.json; handlers read `c.req.valid(part)`.
 * What does not fit is refused (json 422, query and header 400, param 404) with fields and plain messages, never with values.
 */
export function validated<P extends Part, Schema extends v.GenericSchema>(
  part: P,
  schema: Schema,
): Validated<P, Schema> {
  const check: Validated<P, Schema> = validator(part, v.config(schema, { message: plainMessage }), (result) => {
    if (!result.success) throw refusalOf(part, result.error);
  });
  if (part !== 'json') return check;
  const checkBody: Validated<P, Schema> = async (c, next) => {
    await readJsonObject(c);
    return check(c, next);
  };
  return Object.assign(checkBody, { [uniqueSymbol]: { target: part, ...resolver(schema) } });
}

function refusalOf(part: Part, problems: readonly Problem[]): Refusal {
  if (part === 'param') return notFound();
  const { status, message } = refusals[part];
  return new Refusal(status, message, { errors: problems.map(fieldError) });
}

function fieldError({ message, path = [] }: Problem): FieldError {
  const keys = path.map((step) => String(typeof step === 'object' ? step.key : step));
  return { field: keys.join('.').slice(0, 100), message };
}
