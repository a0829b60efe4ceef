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
import { addDriverDocument } from './addDriverDocument.ts';
import { removeDriverDocument } from './removeDriverDocument.ts';

const tag = 'drivers';
const id = v.pipe(v.string(), v.uuid(), v.toLowerCase());
const documentParams = v.strictObject({ id, documentId: id });

/** The documents and the photo of a driver. */
export const driverDocumentRoutes = (services: Services): Hono<AppEnv> =>
  new Hono<AppEnv>()
    .post(
      '/v1/drivers/:id/documents',
      described({
        tag,
        summary: 'Keep a file with a driver',
        access: 'companyWrite',
        data: documentAnswer,
        status: 201,
      }),
      companyGate(services, { audience: 'fleet', to: 'write' }),
      limitUploads,
      idempotent(services),
      validated('param', idParam),
      validated('form', documentForm),
      async (c) => {
        const form = c.req.valid('form');
        return ok(c, await addDriverDocument(services, memberOf(c), c.req.valid('param').id, form), { status: 201 });
      },
    )
    .get(
      '/v1/drivers/:id/documents/:documentId',
      described({ tag, summary: 'The bytes of a file kept with a driver', access: 'companyRead', data: 'file' }),
      companyGate(services, { audience: 'fleet', to: 'read' }),
      validated('param', documentParams),
      async (c) => {
        const { id: driverId, documentId } = c.req.valid('param');
        return serveDocument(services, c, { kind: 'driver', id: driverId }, documentId);
      },
    )
    .delete(
      '/v1/drivers/:id/documents/:documentId',
      described({ tag, summary: 'Remove a file kept with a driver', access: 'companyWrite', data: v.null() }),
      companyGate(services, { audience: 'fleet', to: 'write' }),
      idempotent(services),
      validated('param', documentParams),
      async (c) => {
        const { id: driverId, documentId } = c.req.valid('param');
        await removeDriverDocument(services, memberOf(c), driverId, documentId);
        return ok(c, null);
      },
    );
