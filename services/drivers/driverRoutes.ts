import { Hono } from 'hono';
import * as v from 'valibot';
import { companyGate } from '../company/companyGate.ts';
import { memberOf } from '../company/memberOf.ts';
import { idParam } from '../fields/idParam.ts';
import { jsonPart } from '../fields/jsonPart.ts';
import { versionQuery } from '../fields/versionQuery.ts';
import { inspectFile } from '../papers/inspectFile.ts';
import type { Services } from '../Services.ts';
import type { AppEnv } from '../web/AppEnv.ts';
import { described } from '../web/described.ts';
import { idempotent } from '../web/idempotency/idempotent.ts';
import { ok } from '../web/ok.ts';
import { limitUploads } from '../web/uploads/limitUploads.ts';
import { validated } from '../web/validated.ts';
import { addDriver } from './addDriver.ts';
import { changeDriver } from './changeDriver.ts';
import { countDrivers } from './countDrivers.ts';
import { driverAnswer, driverCountsAnswer, driverQuery, driverRecordAnswer } from './driverAnswers.ts';
import { driverChange, driverDraft, driverMove, withPhoto } from './driverDraft.ts';
import { listDrivers } from './listDrivers.ts';
import { moveDriver } from './moveDriver.ts';
import { readDriver } from './readDriver.ts';
import { removeDriver } from './removeDriver.ts';

const tag = 'drivers';
const data = driverRecordAnswer;

/** A fleet company's drivers. Bodies are forms (seed §7): JSON in the part `data`, an image in the part `photo`. */
export const driverRoutes = (services: Services): Hono<AppEnv> =>
  new Hono<AppEnv>()
    .get(
      '/v1/drivers',
      described({
        tag,
        summary: 'The drivers of a company',
        access: 'companyRead',
        data: v.array(driverAnswer),
        isPaged: true,
      }),
      companyGate(services, { audience: 'fleet', to: 'read' }),
      validated('query', driverQuery),
      async (c) => {
        const page = await listDrivers(services, memberOf(c), c.req.valid('query'));
        return ok(c, page.data, { paging: page.paging });
      },
    )
    .get(
      '/v1/drivers/counts',
      described({ tag, summary: 'How many drivers have each status', access: 'companyRead', data: driverCountsAnswer }),
      companyGate(services, { audience: 'fleet', to: 'read' }),
      async (c) => ok(c, await countDrivers(services, memberOf(c))),
    )
    .post(
      '/v1/drivers',
      described({ tag, summary: 'Add a driver', access: 'companyWrite', data, status: 201 }),
      companyGate(services, { audience: 'fleet', to: 'write' }),
      limitUploads,
      idempotent(services),
      validated('form', withPhoto(driverDraft)),
      async (c) => {
        const form = c.req.valid('form');
        return ok(c, await addDriver(services, memberOf(c), form.data, await photoOf(form)), { status: 201 });
      },
    )
    .get(
      '/v1/drivers/:id',
      described({ tag, summary: 'A driver with all papers', access: 'companyRead', data }),
      companyGate(services, { audience: 'fleet', to: 'read' }),
      validated('param', idParam),
      async (c) => ok(c, await readDriver(services, memberOf(c), c.req.valid('param').id)),
    )
    .put(
      '/v1/drivers/:id',
      described({ tag, summary: 'Change a driver', access: 'companyWrite', data }),
      companyGate(services, { audience: 'fleet', to: 'write' }),
      limitUploads,
      idempotent(services),
      validated('param', idParam),
      validated('form', withPhoto(driverChange)),
      async (c) => {
        const [{ id }, form] = [c.req.valid('param'), c.req.valid('form')];
        return ok(c, await changeDriver(services, memberOf(c), id, form.data, await photoOf(form)));
      },
    )
    .delete(
      '/v1/drivers/:id',
      described({ tag, summary: 'Remove a driver with all papers', access: 'companyWrite', data: v.null() }),
      companyGate(services, { audience: 'fleet', to: 'write' }),
      idempotent(services),
      validated('param', idParam),
      validated('query', versionQuery),
      async (c) => {
        await removeDriver(services, memberOf(c), c.req.valid('param').id, c.req.valid('query').version);
        return ok(c, null);
      },
    )
    .post(
      '/v1/drivers/:id/status',
      described({ tag, summary: 'Take a driver to another status', access: 'companyWrite', data }),
      companyGate(services, { audience: 'fleet', to: 'write' }),
      idempotent(services),
      validated('param', idParam),
      validated('form', v.strictObject({ data: jsonPart(driverMove) })),
      async (c) => {
        const [{ id }, form] = [c.req.valid('param'), c.req.valid('form')];
        return ok(c, await moveDriver(services, memberOf(c), id, form.data));
      },
    );

const photoOf = ({ photo }: { readonly photo?: File | undefined }) =>
  photo === undefined ? undefined : inspectFile(photo, 'photo');
