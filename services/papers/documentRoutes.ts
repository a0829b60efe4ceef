import { Hono, type Context } from 'hono';
import type { Transaction } from 'kysely';
import * as v from 'valibot';
import { companyGate } from '../company/companyGate.ts';
import type { Member } from '../company/Member.ts';
import { memberOf } from '../company/memberOf.ts';
import { inCompany } from '../database/inCompany.ts';
import { inOwnTransaction } from '../database/unitOfWork/UnitOfWork.ts';
import { idParam } from '../fields/idParam.ts';
import type { Services } from '../Services.ts';
import type { Tables } from '../Tables.ts';
import type { AppEnv } from '../web/AppEnv.ts';
import { described } from '../web/described.ts';
import { idempotent } from '../web/idempotency/idempotent.ts';
import { notFound } from '../web/notFound.ts';
import { ok } from '../web/ok.ts';
import { limitUploads } from '../web/uploads/limitUploads.ts';
import { validated } from '../web/validated.ts';
import { checkIssueDate } from './checkIssueDate.ts';
import { documentAnswer, toDocumentAnswer } from './documentAnswer.ts';
import { documentForm, type DocumentForm } from './documentForm.ts';
import { ownerColumn, type PaperOwner } from './DocumentOwner.ts';
import { saveDocument } from './saveDocument.ts';
import { serveDocument } from './serveDocument.ts';
import { takeFile } from './takeFile.ts';

/** Where the documents of one kind of record are kept. */
interface DocumentPlace {
  readonly owner: PaperOwner['kind'];
  /** The path of all documents of a record; `:id` is the record. */
  readonly list: string;
  readonly document: string;
  /** The ids in `document`. */
  readonly params: v.GenericSchema<Record<string, string>, { readonly id: string; readonly documentId: string }>;
  /** Locks the record while a document is added or deleted. Refuses with 404 if there is none. */
  readonly lock: (tx: Transaction<Tables>, id: string) => Promise<unknown>;
}

/** Adds, sends and deletes the documents and the photo of a fleet company's records. The record keeps its version. */
export function documentRoutes(services: Services, place: DocumentPlace): Hono<AppEnv> {
  const { owner, list, document, params, lock } = place;
  const read = { tag: `${owner}s`, access: 'companyRead' } as const;
  const write = { tag: `${owner}s`, access: 'companyWrite' } as const;
  const mayRead = companyGate(services, { audience: 'fleet', to: 'read' });
  const mayWrite = companyGate(services, { audience: 'fleet', to: 'write' });

  const add = async (c: Context<AppEnv>, id: string, form: DocumentForm) => {
    const { companyId, userId } = memberOf(c);
    checkIssueDate(form.issuedOn, services.clock.now());
    // Before anything of the file is written.
    await inOwnTransaction(() => inCompany(services.db, companyId, userId, (tx) => lock(tx, id)));
    const file = await takeFile(services, c, { file: form.file, type: form.type, owner });
    return inCompany(services.db, companyId, userId, async (tx) => {
      await lock(tx, id);
      const saved = await saveDocument(services, tx, companyId, { kind: owner, id }, { ...form, file });
      return toDocumentAnswer(saved);
    });
  };

  const remove = ({ companyId, userId }: Member, id: string, documentId: string): Promise<void> =>
    inCompany(services.db, companyId, userId, async (tx) => {
      await lock(tx, id);
      const removed = await tx
        .deleteFrom('document')
        .where('id', '=', documentId)
        .where(ownerColumn[owner], '=', id)
        .returning('id')
        .executeTakeFirst();
      if (!removed) throw notFound();
    });

  return new Hono<AppEnv>()
    .post(
      list,
      described({ ...write, summary: `Add a document or the photo of a ${owner}`, data: documentAnswer, status: 201 }),
      mayWrite,
      limitUploads,
      idempotent(services),
      validated('param', idParam),
      validated('form', documentForm),
      async (c) => ok(c, await add(c, c.req.valid('param').id, c.req.valid('form')), { status: 201 }),
    )
    .get(
      document,
      described({ ...read, summary: `The file of a document of a ${owner}`, data: 'file' }),
      mayRead,
      validated('param', params),
      (c) => {
        const { id, documentId } = c.req.valid('param');
        return serveDocument(services, c, { kind: owner, id }, documentId);
      },
    )
    .delete(
      document,
      described({ ...write, summary: `Delete a document of a ${owner}`, data: v.null() }),
      mayWrite,
      idempotent(services),
      validated('param', params),
      async (c) => {
        const { id, documentId } = c.req.valid('param');
        await remove(memberOf(c), id, documentId);
        return ok(c, null);
      },
    );
}
