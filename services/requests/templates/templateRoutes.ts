import { Hono } from 'hono';
import * as v from 'valibot';
import { companyGate } from '../../company/companyGate.ts';
import { memberOf } from '../../company/memberOf.ts';
import { idParam } from '../../fields/idParam.ts';
import type { Services } from '../../Services.ts';
import type { AppEnv } from '../../web/AppEnv.ts';
import { described } from '../../web/described.ts';
import { idempotent } from '../../web/idempotency/idempotent.ts';
import { ok } from '../../web/ok.ts';
import { validated } from '../../web/validated.ts';
import { addTemplate, listTemplates, removeTemplate, undoTemplate } from './requestTemplates.ts';
import { templateAnswer, templateBody } from './templateBody.ts';

const tag = 'shipment requests';

/** Requests without dates, to begin new ones with. */
export const templateRoutes = (services: Services): Hono<AppEnv> => {
  const mayWrite = companyGate(services, { audience: 'office', to: 'write' });
  return new Hono<AppEnv>()
    .get(
      '/v1/request-templates',
      described({
        tag,
        access: 'companyRead',
        summary: 'Requests without dates, by name',
        data: v.array(templateAnswer),
      }),
      companyGate(services, { audience: 'office', to: 'read' }),
      async (c) => ok(c, await listTemplates(services, memberOf(c))),
    )
    .post(
      '/v1/request-templates',
      described({
        tag,
        access: 'companyWrite',
        summary: 'Save a request without its dates as a template',
        data: templateAnswer,
        status: 201,
      }),
      mayWrite,
      idempotent(services),
      validated('json', templateBody),
      async (c) => ok(c, await addTemplate(services, memberOf(c), c.req.valid('json')), { status: 201 }),
    )
    .delete(
      '/v1/request-templates/:id',
      described({ tag, access: 'companyWrite', summary: 'Delete a template', data: v.null() }),
      mayWrite,
      idempotent(services),
      validated('param', idParam),
      async (c) => {
        await removeTemplate(services, memberOf(c), c.req.valid('param').id);
        return ok(c, null);
      },
    )
    .post(
      '/v1/request-templates/:id/undo',
      described({ tag, access: 'companyWrite', summary: 'Undo the deletion of a template', data: templateAnswer }),
      mayWrite,
      idempotent(services),
      validated('param', idParam),
      async (c) => ok(c, await undoTemplate(services, memberOf(c), c.req.valid('param').id)),
    );
};
