import { Hono, type Context } from 'hono';
import * as v from 'valibot';
import { companyGate } from '../company/companyGate.ts';
import { memberOf } from '../company/memberOf.ts';
import type { Feature } from '../Feature.ts';
import { idParam } from '../fields/idParam.ts';
import { jsonPart } from '../fields/jsonPart.ts';
import { versionQuery } from '../fields/versionQuery.ts';
import { documentRoutes } from '../papers/documentRoutes.ts';
import { takeFile } from '../papers/takeFile.ts';
import type { Services } from '../Services.ts';
import { purgeDeleted } from '../undo/purgeDeleted.ts';
import { undoneVersion } from '../undo/undoneVersion.ts';
import type { AppEnv } from '../web/AppEnv.ts';
import { described } from '../web/described.ts';
import { idempotent } from '../web/idempotency/idempotent.ts';
import { ok } from '../web/ok.ts';
import { limitUploads } from '../web/uploads/limitUploads.ts';
import { validated } from '../web/validated.ts';
import { driverAnswer, driverCountsAnswer, driverRecordAnswer } from './driverAnswers.ts';
import { driverChange, driverDraft, driverMove, withPhoto } from './driverDraft.ts';
import { lockDriver, readDriver } from './findDriver.ts';
import { countDrivers, driverQuery, listDrivers } from './listDrivers.ts';
import { moveDriver } from './moveDriver.ts';
import { removeDriver } from './removeDriver.ts';
import { addDriver, changeDriver } from './saveDriver.ts';
import { undoDriver } from './undoDriver.ts';

const read = { tag: 'drivers', access: 'companyRead' } as const;
const write = { tag: 'drivers', access: 'companyWrite' } as const;
const data = driverRecordAnswer;

const documentParams = v.strictObject({ ...idParam.entries, documentId: idParam.entries.id });

const routes = (services: Services): Hono<AppEnv> => {
  const photoOf = (c: Context<AppEnv>, { photo }: { readonly photo?: File | undefined }) =>
    photo === undefined ? undefined : takeFile(services, c, { file: photo, type: 'photo', owner: 'driver' });
  const mayRead = companyGate(services, { audience: 'fleet', to: 'read' });
  const mayWrite = companyGate(services, { audience: 'fleet', to: 'write' });
  return new Hono<AppEnv>()
    .get(
      '/v1/drivers',
      described({ ...read, summary: 'The drivers of a company', data: v.array(driverAnswer), isPaged: true }),
      mayRead,
      validated('query', driverQuery),
      async (c) => {
        const page = await listDrivers(services, memberOf(c), c.req.valid('query'));
        return ok(c, page.data, { paging: page.paging });
      },
    )
    .get(
      '/v1/drivers/counts',
      described({ ...read, summary: 'How many drivers have each status', data: driverCountsAnswer }),
      mayRead,
      async (c) => ok(c, await countDrivers(services, memberOf(c))),
    )
    .post(
      '/v1/drivers',
      described({ ...write, summary: 'Add a driver', data, status: 201 }),
      mayWrite,
      limitUploads,
      idempotent(services),
      validated('form', withPhoto(driverDraft)),
      async (c) => {
        const form = c.req.valid('form');
        return ok(c, await addDriver(services, memberOf(c), form.data, await photoOf(c, form)), { status: 201 });
      },
    )
    .get(
      '/v1/drivers/:id',
      described({ ...read, summary: 'A driver with all papers', data }),
      mayRead,
      validated('param', idParam),
      async (c) => ok(c, await readDriver(services, memberOf(c), c.req.valid('param').id)),
    )
    .put(
      '/v1/drivers/:id',
      described({ ...write, summary: 'Change a driver', data }),
      mayWrite,
      limitUploads,
      idempotent(services),
      validated('param', idParam),
      validated('form', withPhoto(driverChange)),
      async (c) => {
        const [{ id }, form] = [c.req.valid('param'), c.req.valid('form')];
        return ok(c, await changeDriver(services, memberOf(c), id, form.data, await photoOf(c, form)));
      },
    )
    .delete(
      '/v1/drivers/:id',
      described({ ...write, summary: 'Delete a driver with all papers', data: v.null() }),
      mayWrite,
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
      described({ ...write, summary: 'Move a driver to another status', data }),
      mayWrite,
      idempotent(services),
      validated('param', idParam),
      validated('form', v.strictObject({ data: jsonPart(driverMove) })),
      async (c) => {
        const [{ id }, form] = [c.req.valid('param'), c.req.valid('form')];
        return ok(c, await moveDriver(services, memberOf(c), id, form.data));
      },
    )
    .post(
      '/v1/drivers/:id/undo',
      described({ ...write, summary: 'Undo the last status or the deletion of a driver', data }),
      mayWrite,
      idempotent(services),
      validated('param', idParam),
      validated('form', v.strictObject({ data: jsonPart(undoneVersion) })),
      async (c) => {
        const [{ id }, form] = [c.req.valid('param'), c.req.valid('form')];
        return ok(c, await undoDriver(services, memberOf(c), id, form.data.version));
      },
    )
    .route(
      '/',
      documentRoutes(services, {
        owner: 'driver',
        list: '/v1/drivers/:id/documents',
        document: '/v1/drivers/:id/documents/:documentId',
        params: documentParams,
        lock: lockDriver,
      }),
    );
};

/** A fleet company's drivers. Bodies are forms (seed §7): JSON in the part `data`, an image in the part `photo`. */
export const drivers: Feature = { routes, cleanUp: (services) => purgeDeleted(services, 'driver') };
