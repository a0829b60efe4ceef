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
import { partnerAnswer } from './partnerAnswer.ts';
import { partnerBody, partnerChange } from './partnerBody.ts';
import { addPartner, changePartner, listPartners, removePartner } from './savePartner.ts';

const write = { tag: 'edi', access: 'companyWrite' } as const;

const routes = (services: Services): Hono<AppEnv> => {
  const mayWrite = companyGate(services, { to: 'write' });
  return new Hono<AppEnv>()
    .get(
      '/v1/edi-partners',
      described({
        tag: 'edi',
        access: 'companyRead',
        summary: 'Partners with custom EDI codes, by their id',
        data: v.array(partnerAnswer),
      }),
      companyGate(services, { to: 'read' }),
      async (c) => ok(c, await listPartners(services, memberOf(c))),
    )
    .post(
      '/v1/edi-partners',
      described({ ...write, summary: 'Add the EDI codes of a partner', data: partnerAnswer, status: 201 }),
      mayWrite,
      idempotent(services),
      validated('json', partnerBody),
      async (c) => ok(c, await addPartner(services, memberOf(c), c.req.valid('json')), { status: 201 }),
    )
    .put(
      '/v1/edi-partners/:id',
      described({ ...write, summary: 'Change the EDI codes of a partner', data: partnerAnswer }),
      mayWrite,
      idempotent(services),
      validated('param', idParam),
      validated('json', partnerChange),
      async (c) => ok(c, await changePartner(services, memberOf(c), c.req.valid('param').id, c.req.valid('json'))),
    )
    .delete(
      '/v1/edi-partners/:id',
      described({ ...write, summary: 'Delete the EDI codes of a partner', data: v.null() }),
      mayWrite,
      idempotent(services),
      validated('param', idParam),
      validated('query', versionQuery),
      async (c) => {
        await removePartner(services, memberOf(c), c.req.valid('param').id, c.req.valid('query').version);
        return ok(c, null);
      },
    );
};

/** What companies keep for files of EDI. */
export const edi: Feature = { routes };
