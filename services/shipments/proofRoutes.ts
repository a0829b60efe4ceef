import { Hono } from 'hono';
import * as v from 'valibot';
import { companyGate } from '../company/companyGate.ts';
import { memberOf } from '../company/memberOf.ts';
import { idParam } from '../fields/idParam.ts';
import { serveDocument } from '../papers/serveDocument.ts';
import type { Services } from '../Services.ts';
import type { AppEnv } from '../web/AppEnv.ts';
import { described } from '../web/described.ts';
import { idempotent } from '../web/idempotency/idempotent.ts';
import { ok } from '../web/ok.ts';
import { limitUploads } from '../web/uploads/limitUploads.ts';
import { validated } from '../web/validated.ts';
import { addDocument } from './addDocument.ts';
import { documentForm } from './documentForm.ts';
import { rejectBody, rejectProof, verifyBody, verifyProofs } from './judgeProof.ts';
import { shipmentRecordAnswer } from './shipmentRecord.ts';

const write = { tag: 'shipments', access: 'companyWrite' } as const;
const documentParams = v.strictObject({ ...idParam.entries, documentId: idParam.entries.id });

/** Documents of shipments, and what shippers make of proofs of delivery. */
export const proofRoutes = (services: Services): Hono<AppEnv> => {
  const mayRead = companyGate(services, { to: 'read' });
  const mayWrite = companyGate(services, { to: 'write' });
  const mayJudge = companyGate(services, { audience: 'office', to: 'write' });
  return new Hono<AppEnv>()
    .post(
      '/v1/shipment/:id/documents',
      described({
        ...write,
        summary: 'Add a document to a shipment: a proof of delivery by its carrier, other papers by either party',
        data: shipmentRecordAnswer,
        status: 201,
      }),
      mayWrite,
      limitUploads,
      idempotent(services),
      validated('param', idParam),
      validated('form', documentForm),
      async (c) => ok(c, await addDocument(services, c, c.req.valid('param').id, c.req.valid('form')), { status: 201 }),
    )
    .get(
      '/v1/shipment/:id/documents/:documentId',
      described({
        tag: 'shipments',
        access: 'companyRead',
        summary: 'A file of a document of a shipment',
        data: 'file',
      }),
      mayRead,
      validated('param', documentParams),
      (c) => {
        const { id, documentId } = c.req.valid('param');
        return serveDocument(services, c, { kind: 'shipment', id }, documentId);
      },
    )
    .post(
      '/v1/shipment/:id/verify',
      described({
        ...write,
        summary: 'Verify the proofs of delivery, which completes the shipment',
        data: shipmentRecordAnswer,
      }),
      mayJudge,
      idempotent(services),
      validated('param', idParam),
      validated('json', verifyBody),
      async (c) => ok(c, await verifyProofs(services, memberOf(c), c.req.valid('param').id, c.req.valid('json'))),
    )
    .post(
      '/v1/shipment/:id/reject-pod',
      described({ ...write, summary: 'Reject the proof of a delivery, or all', data: shipmentRecordAnswer }),
      mayJudge,
      idempotent(services),
      validated('param', idParam),
      validated('json', rejectBody),
      async (c) => ok(c, await rejectProof(services, memberOf(c), c.req.valid('param').id, c.req.valid('json'))),
    );
};
