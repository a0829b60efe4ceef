import { Hono } from 'hono';
import * as v from 'valibot';
import { companyGate } from '../company/companyGate.ts';
import { memberOf } from '../company/memberOf.ts';
import { idParam } from '../fields/idParam.ts';
import { versionQuery } from '../fields/versionQuery.ts';
import type { Services } from '../Services.ts';
import type { AppEnv } from '../web/AppEnv.ts';
import { described } from '../web/described.ts';
import { idempotent } from '../web/idempotency/idempotent.ts';
import { ok } from '../web/ok.ts';
import { validated } from '../web/validated.ts';
import { addVehicle } from './addVehicle.ts';
import { changeVehicle } from './changeVehicle.ts';
import { countVehicles } from './countVehicles.ts';
import { listVehicles } from './listVehicles.ts';
import { moveVehicle } from './moveVehicle.ts';
import { readVehicle } from './readVehicle.ts';
import { removeVehicle } from './removeVehicle.ts';
import { supportedVehicles } from './supportedVehicles.ts';
import {
  supportedVehicleAnswer,
  vehicleAnswer,
  vehicleCountsAnswer,
  vehicleQuery,
  vehicleRecordAnswer,
} from './vehicleAnswers.ts';
import { vehicleChange, vehicleDraft, vehicleMove } from './vehicleDraft.ts';

const tag = 'vehicles';

/** A fleet company's vehicles. */
export const vehiclesRoutes = (services: Services): Hono<AppEnv> =>
  new Hono<AppEnv>()
    .get(
      '/api/v1/vehicles',
      described({
        tag,
        summary: 'The vehicles of a company',
        access: 'companyRead',
        data: v.array(vehicleAnswer),
        isPaged: true,
      }),
      companyGate(services, { audience: 'fleet', to: 'read' }),
      validated('query', vehicleQuery),
      async (c) => {
        const { data, paging } = await listVehicles(services, memberOf(c), c.req.valid('query'));
        return ok(c, data, { paging });
      },
    )
    .get(
      '/api/v1/vehicles/counts',
      described({
        tag,
        summary: 'How many vehicles have each status',
        access: 'companyRead',
        data: vehicleCountsAnswer,
      }),
      companyGate(services, { audience: 'fleet', to: 'read' }),
      async (c) => ok(c, await countVehicles(services, memberOf(c))),
    )
    .get(
      '/api/v1/vehicle/supported-vehicles',
      described({
        tag,
        summary: 'Common models and what they usually carry',
        access: 'companyRead',
        data: v.array(supportedVehicleAnswer),
      }),
      companyGate(services, { audience: 'fleet', to: 'read' }),
      (c) => ok(c, supportedVehicles),
    )
    .post(
      '/api/v1/vehicle',
      described({ tag, summary: 'Add a vehicle', access: 'companyWrite', data: vehicleRecordAnswer, status: 201 }),
      companyGate(services, { audience: 'fleet', to: 'write' }),
      idempotent(services),
      validated('json', vehicleDraft),
      async (c) => ok(c, await addVehicle(services, memberOf(c), c.req.valid('json')), { status: 201 }),
    )
    .get(
      '/api/v1/vehicle/:id',
      described({ tag, summary: 'A vehicle with its papers', access: 'companyRead', data: vehicleRecordAnswer }),
      companyGate(services, { audience: 'fleet', to: 'read' }),
      validated('param', idParam),
      async (c) => ok(c, await readVehicle(services, memberOf(c), c.req.valid('param').id)),
    )
    .put(
      '/api/v1/vehicle/:id',
      described({ tag, summary: 'Change a vehicle', access: 'companyWrite', data: vehicleRecordAnswer }),
      companyGate(services, { audience: 'fleet', to: 'write' }),
      idempotent(services),
      validated('param', idParam),
      validated('json', vehicleChange),
      async (c) => ok(c, await changeVehicle(services, memberOf(c), c.req.valid('param').id, c.req.valid('json'))),
    )
    .post(
      '/api/v1/vehicle/:id/status',
      described({
        tag,
        summary: 'Move a vehicle to another status',
        access: 'companyWrite',
        data: vehicleRecordAnswer,
      }),
      companyGate(services, { audience: 'fleet', to: 'write' }),
      idempotent(services),
      validated('param', idParam),
      validated('json', vehicleMove),
      async (c) => ok(c, await moveVehicle(services, memberOf(c), c.req.valid('param').id, c.req.valid('json'))),
    )
    .delete(
      '/api/v1/vehicle/:id',
      described({ tag, summary: 'Delete a vehicle with its papers', access: 'companyWrite', data: v.null() }),
      companyGate(services, { audience: 'fleet', to: 'write' }),
      idempotent(services),
      validated('param', idParam),
      validated('query', versionQuery),
      async (c) => {
        await removeVehicle(services, memberOf(c), c.req.valid('param').id, c.req.valid('query').version);
        return ok(c, null);
      },
    );
