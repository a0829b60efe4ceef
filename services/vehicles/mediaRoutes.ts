import { Hono } from 'hono';
import * as v from 'valibot';
import { companyGate } from '../company/companyGate.ts';
import { memberOf } from '../company/memberOf.ts';
import { idParam } from '../fields/idParam.ts';
import { documentAnswer } from '../papers/documentAnswer.ts';
import { documentForm } from '../papers/documentForm.ts';
import { serveDocument } from '../papers/serveDocument.ts';
import type { Services } from '../Services.ts';
import type { AppEnv } from '../web/AppEnv.ts';
import { described } from '../web/described.ts';
import { idempotent } from '../web/idempotency/idempotent.ts';
import { ok } from '../web/ok.ts';
import { limitUploads } from '../web/uploads/limitUploads.ts';
import { validated } from '../web/validated.ts';
import { addVehicleDocument } from './addVehicleDocument.ts';
import { removeVehicleDocument } from './removeVehicleDocument.ts';

const tag = 'vehicles';

/** `{id}` of the vehicle and `{mediaId}` of its document. */
const mediaParams = v.strictObject({ ...idParam.entries, mediaId: idParam.entries.id });

/** The documents and the photo of a fleet company's vehicle. */
export const mediaRoutes = (services: Services): Hono<AppEnv> =>
  new Hono<AppEnv>()
    .post(
      '/api/v1/vehicle/:id/media',
      described({
        tag,
        summary: 'Keep a paper or the photo of a vehicle',
        access: 'companyWrite',
        data: documentAnswer,
        status: 201,
      }),
      companyGate(services, { audience: 'fleet', to: 'write' }),
      limitUploads,
      idempotent(services),
      validated('param', idParam),
      validated('form', documentForm),
      async (c) =>
        ok(c, await addVehicleDocument(services, memberOf(c), c.req.valid('param').id, c.req.valid('form')), {
          status: 201,
        }),
    )
    .get(
      '/api/v1/vehicle/:id/media/:mediaId',
      described({ tag, summary: 'The file of a document', access: 'companyRead', data: 'file' }),
      companyGate(services, { audience: 'fleet', to: 'read' }),
      validated('param', mediaParams),
      (c) => {
        const { id, mediaId } = c.req.valid('param');
        return serveDocument(services, c, { kind: 'vehicle', id }, mediaId);
      },
    )
    .delete(
      '/api/v1/vehicle/:id/media/:mediaId',
      described({ tag, summary: 'Delete a document of a vehicle', access: 'companyWrite', data: v.null() }),
      companyGate(services, { audience: 'fleet', to: 'write' }),
      idempotent(services),
      validated('param', mediaParams),
      async (c) => {
        await removeVehicleDocument(services, memberOf(c), c.req.valid('param'));
        return ok(c, null);
      },
    );
