import { Hono } from 'hono';
import * as v from 'valibot';
import { companyGate } from '../company/companyGate.ts';
import { memberOf } from '../company/memberOf.ts';
import type { Feature } from '../Feature.ts';
import { idParam } from '../fields/idParam.ts';
import { versionQuery } from '../fields/versionQuery.ts';
import type { Services } from '../Services.ts';
import type { AppEnv } from '../web/AppEnv.ts';
import { described } from '../web/described.ts';
import { idempotent } from '../web/idempotency/idempotent.ts';
import { ok } from '../web/ok.ts';
import { validated } from '../web/validated.ts';
import { keepLayout, readSettings } from './layouts.ts';
import {
  layoutAnswer,
  layoutBody,
  listQuery,
  settingsAnswer,
  viewAnswer,
  viewBody,
  viewChange,
} from './listSchemas.ts';
import { removeView } from './removeView.ts';
import { addView, changeView } from './saveView.ts';

const read = { tag: 'lists', access: 'companyRead' } as const;
const write = { tag: 'lists', access: 'companyWrite' } as const;

const routes = (services: Services): Hono<AppEnv> => {
  const mayRead = companyGate(services, { to: 'read' });
  return new Hono<AppEnv>()
    .get(
      '/v1/list-settings',
      described({ ...read, summary: 'How the caller has arranged a list, and its views', data: settingsAnswer }),
      mayRead,
      validated('query', listQuery),
      async (c) => ok(c, await readSettings(services, memberOf(c), c.req.valid('query').list)),
    )
    .put(
      '/v1/list-settings',
      described({ ...write, summary: 'Arrange a list for the caller alone', data: layoutAnswer }),
      mayRead,
      idempotent(services),
      validated('json', layoutBody),
      async (c) => ok(c, await keepLayout(services, memberOf(c), c.req.valid('json'))),
    )
    .post(
      '/v1/list-views',
      described({
        ...write,
        summary: 'Save a view of a list, for the caller alone or the company',
        data: viewAnswer,
        status: 201,
      }),
      mayRead,
      idempotent(services),
      validated('json', viewBody),
      async (c) => ok(c, await addView(services, memberOf(c), c.req.valid('json')), { status: 201 }),
    )
    .put(
      '/v1/list-views/:id',
      described({ ...write, summary: 'Change a saved view', data: viewAnswer }),
      mayRead,
      idempotent(services),
      validated('param', idParam),
      validated('json', viewChange),
      async (c) => ok(c, await changeView(services, memberOf(c), c.req.valid('param').id, c.req.valid('json'))),
    )
    .delete(
      '/v1/list-views/:id',
      described({ ...write, summary: 'Delete a saved view', data: v.null() }),
      mayRead,
      idempotent(services),
      validated('param', idParam),
      validated('query', versionQuery),
      async (c) => {
        await removeView(services, memberOf(c), c.req.valid('param').id, c.req.valid('query').version);
        return ok(c, null);
      },
    );
};

/** How each member has arranged the lists of a company, and the views they saved. */
export const lists: Feature = { routes };
