import { Hono } from 'hono';
import * as v from 'valibot';
import { companyGate } from '../company/companyGate.ts';
import { memberOf } from '../company/memberOf.ts';
import { idParam } from '../fields/idParam.ts';
import { versionQuery } from '../fields/versionQuery.ts';
import type { Services } from '../Services.ts';
import { undoneVersion } from '../undo/undoneVersion.ts';
import type { AppEnv } from '../web/AppEnv.ts';
import { described } from '../web/described.ts';
import { idempotent } from '../web/idempotency/idempotent.ts';
import { ok } from '../web/ok.ts';
import { validated } from '../web/validated.ts';
import { carrierListAnswer, carrierListBody, carrierListChange } from './carrierListBody.ts';
import { listCarrierLists } from './readCarrierLists.ts';
import { removeCarrierList, undoCarrierList } from './removeCarrierList.ts';
import { addCarrierList, changeCarrierList } from './saveCarrierList.ts';

const write = { tag: 'carriers', access: 'companyWrite' } as const;

/** Lists of carriers, which a request can ask as a whole. */
export const carrierListRoutes = (services: Services): Hono<AppEnv> => {
  const mayRead = companyGate(services, { audience: 'office', to: 'read' });
  const mayWrite = companyGate(services, { audience: 'office', to: 'write' });
  return new Hono<AppEnv>()
    .get(
      '/v1/carrier-lists',
      described({
        tag: 'carriers',
        access: 'companyRead',
        summary: 'The shipper’s lists of carriers, at most 100, by name',
        data: v.array(carrierListAnswer),
      }),
      mayRead,
      async (c) => ok(c, await listCarrierLists(services, memberOf(c))),
    )
    .post(
      '/v1/carrier-lists',
      described({ ...write, summary: 'Add a list of carriers', data: carrierListAnswer, status: 201 }),
      mayWrite,
      idempotent(services),
      validated('json', carrierListBody),
      async (c) => ok(c, await addCarrierList(services, memberOf(c), c.req.valid('json')), { status: 201 }),
    )
    .put(
      '/v1/carrier-lists/:id',
      described({ ...write, summary: 'Rename a list, or change who is on it', data: carrierListAnswer }),
      mayWrite,
      idempotent(services),
      validated('param', idParam),
      validated('json', carrierListChange),
      async (c) => ok(c, await changeCarrierList(services, memberOf(c), c.req.valid('param').id, c.req.valid('json'))),
    )
    .delete(
      '/v1/carrier-lists/:id',
      described({ ...write, summary: 'Delete a list that no open request uses', data: v.null() }),
      mayWrite,
      idempotent(services),
      validated('param', idParam),
      validated('query', versionQuery),
      async (c) => {
        await removeCarrierList(services, memberOf(c), c.req.valid('param').id, c.req.valid('query').version);
        return ok(c, null);
      },
    )
    .post(
      '/v1/carrier-lists/:id/undo',
      described({ ...write, summary: 'Undo the deletion of a list, with its members', data: carrierListAnswer }),
      mayWrite,
      idempotent(services),
      validated('param', idParam),
      validated('json', undoneVersion),
      async (c) =>
        ok(c, await undoCarrierList(services, memberOf(c), c.req.valid('param').id, c.req.valid('json').version)),
    );
};
