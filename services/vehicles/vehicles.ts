import { Hono } from 'hono';
import * as v from 'valibot';
import { companyGate } from '../company/companyGate.ts';
import { memberOf } from '../company/memberOf.ts';
import type { Feature } from '../Feature.ts';
import { idParam } from '../fields/idParam.ts';
import { versionQuery } from '../fields/versionQuery.ts';
import { documentRoutes } from '../papers/documentRoutes.ts';
import type { Services } from '../Services.ts';
import { purgeDeleted } from '../undo/purgeDeleted.ts';
import { undoneVersion } from '../undo/undoneVersion.ts';
import type { AppEnv } from '../web/AppEnv.ts';
import { described } from '../web/described.ts';
import { idempotent } from '../web/idempotency/idempotent.ts';
import { ok } from '../web/ok.ts';
import { validated } from '../web/validated.ts';
import { coupleTrailer } from './coupleTrailer.ts';
import { couplingBody } from '../coupling/coupling.ts';
import { lockVehicle, readVehicle } from './findVehicle.ts';
import { countVehicles, listVehicles, vehicleQuery } from './listVehicles.ts';
import { moveVehicle } from './moveVehicle.ts';
import { removeVehicle, undoVehicle } from './removeVehicle.ts';
import { addVehicle, changeVehicle } from './saveVehicle.ts';
import { supportedVehicleAnswer, supportedVehicles } from './supportedVehicles.ts';
import { vehicleAnswer, vehicleCountsAnswer, vehicleRecordAnswer } from './vehicleAnswers.ts';
import { vehicleChange, vehicleDraft, vehicleMove } from './vehicleDraft.ts';

const read = { tag: 'vehicles', access: 'companyRead' } as const;
const write = { tag: 'vehicles', access: 'companyWrite' } as const;

/** A vehicle's documents are called media (seed §7). */
const mediaParams = v.pipe(
  v.strictObject({ ...idParam.entries, mediaId: idParam.entries.id }),
  v.transform(({ id, mediaId }) => ({ id, documentId: mediaId })),
);

const routes = (services: Services): Hono<AppEnv> => {
  const mayRead = companyGate(services, { audience: 'fleet', to: 'read' });
  const mayWrite = companyGate(services, { audience: 'fleet', to: 'write' });
  return new Hono<AppEnv>()
    .get(
      '/api/v1/vehicles',
      described({ ...read, summary: 'The vehicles of a company', data: v.array(vehicleAnswer), isPaged: true }),
      mayRead,
      validated('query', vehicleQuery),
      async (c) => {
        const { data, paging } = await listVehicles(services, memberOf(c), c.req.valid('query'));
        return ok(c, data, { paging });
      },
    )
    .get(
      '/api/v1/vehicles/counts',
      described({
        ...read,
        summary: 'How many vehicles have each status, and how many trucks are free',
        data: vehicleCountsAnswer,
      }),
      mayRead,
      async (c) => ok(c, await countVehicles(services, memberOf(c))),
    )
    .get(
      '/api/v1/vehicle/supported-vehicles',
      described({
        ...read,
        summary: 'Common models and what they usually carry',
        data: v.array(supportedVehicleAnswer),
      }),
      mayRead,
      (c) => ok(c, supportedVehicles),
    )
    .post(
      '/api/v1/vehicle',
      described({ ...write, summary: 'Add a vehicle', data: vehicleRecordAnswer, status: 201 }),
      mayWrite,
      idempotent(services),
      validated('json', vehicleDraft),
      async (c) => ok(c, await addVehicle(services, memberOf(c), c.req.valid('json')), { status: 201 }),
    )
    .get(
      '/api/v1/vehicle/:id',
      described({ ...read, summary: 'A vehicle with its papers', data: vehicleRecordAnswer }),
      mayRead,
      validated('param', idParam),
      async (c) => ok(c, await readVehicle(services, memberOf(c), c.req.valid('param').id)),
    )
    .put(
      '/api/v1/vehicle/:id',
      described({ ...write, summary: 'Change a vehicle', data: vehicleRecordAnswer }),
      mayWrite,
      idempotent(services),
      validated('param', idParam),
      validated('json', vehicleChange),
      async (c) => ok(c, await changeVehicle(services, memberOf(c), c.req.valid('param').id, c.req.valid('json'))),
    )
    .post(
      '/api/v1/vehicle/:id/status',
      described({ ...write, summary: 'Move a vehicle to another status', data: vehicleRecordAnswer }),
      mayWrite,
      idempotent(services),
      validated('param', idParam),
      validated('json', vehicleMove),
      async (c) => ok(c, await moveVehicle(services, memberOf(c), c.req.valid('param').id, c.req.valid('json'))),
    )
    .put(
      '/api/v1/vehicle/:id/trailer',
      described({ ...write, summary: 'Couple a trailer to a vehicle, or uncouple it', data: vehicleRecordAnswer }),
      mayWrite,
      idempotent(services),
      validated('param', idParam),
      validated('json', couplingBody),
      async (c) => ok(c, await coupleTrailer(services, memberOf(c), c.req.valid('param').id, c.req.valid('json'))),
    )
    .post(
      '/api/v1/vehicle/:id/undo',
      described({ ...write, summary: 'Undo the last status or the deletion of a vehicle', data: vehicleRecordAnswer }),
      mayWrite,
      idempotent(services),
      validated('param', idParam),
      validated('json', undoneVersion),
      async (c) => {
        const [{ id }, { version }] = [c.req.valid('param'), c.req.valid('json')];
        return ok(c, await undoVehicle(services, memberOf(c), id, version));
      },
    )
    .delete(
      '/api/v1/vehicle/:id',
      described({ ...write, summary: 'Delete a vehicle with its papers', data: v.null() }),
      mayWrite,
      idempotent(services),
      validated('param', idParam),
      validated('query', versionQuery),
      async (c) => {
        await removeVehicle(services, memberOf(c), c.req.valid('param').id, c.req.valid('query').version);
        return ok(c, null);
      },
    )
    .route(
      '/',
      documentRoutes(services, {
        owner: 'vehicle',
        list: '/api/v1/vehicle/:id/media',
        document: '/api/v1/vehicle/:id/media/:mediaId',
        params: mediaParams,
        lock: lockVehicle,
      }),
    );
};

/** A fleet company's vehicles. */
export const vehicles: Feature = { routes, cleanUp: (services) => purgeDeleted(services, 'vehicle') };
