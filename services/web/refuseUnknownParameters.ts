import type { MiddlewareHandler } from 'hono';
import { uniqueSymbol } from 'hono-openapi';
import { matchedRoutes } from 'hono/route';
import { findTargetHandler } from 'hono/utils/handler';
import type { AppEnv } from './AppEnv.ts';
import { Refusal } from './Refusal.ts';
import type { ProblemName } from './problems/problemCatalogue.ts';
import { refusedField } from './problems/refusedField.ts';

/** No list has as many filters. */
const maxParameters = 50;

/** Refuses more query parameters than any route takes, repeated ones, and any on routes without a query schema. */
export const refuseUnknownParameters: MiddlewareHandler<AppEnv> = async (c, next) => {
  const { search, searchParams } = new URL(c.req.url);
  if (search.split('&', maxParameters + 1).length > maxParameters) {
    throw new Refusal(400, `There are more than ${maxParameters} query parameters.`);
  }
  const names = [...searchParams.keys()];
  const repeated = names.filter((name, index) => names.indexOf(name) !== index);
  if (repeated.length > 0) throw refusal(repeated, 'givenTwice');
  if (names.length > 0 && !matchedRoutes(c).some(({ handler }) => readsQuery(handler))) {
    throw refusal(names, 'unknownField');
  }
  return next();
};

const refusal = (names: readonly string[], problem: ProblemName): Refusal =>
  new Refusal(400, 'The query parameters are not right.', {
    errors: [...new Set(names)].slice(0, 20).map((name) => refusedField(name.slice(0, 100), problem)),
  });

function readsQuery(handler: object): boolean {
  const described: unknown = Reflect.get(
    typeof handler === 'function' ? findTargetHandler(handler) : handler,
    uniqueSymbol,
  );
  return typeof described === 'object' && described !== null && 'target' in described && described.target === 'query';
}
