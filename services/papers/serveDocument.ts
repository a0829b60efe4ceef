import type { Context } from 'hono';
import type { Member } from '../company/Member.ts';
import { memberOf } from '../company/memberOf.ts';
import { inCompany } from '../database/inCompany.ts';
import type { Services } from '../Services.ts';
import type { AppEnv } from '../web/AppEnv.ts';
import { matchesEtag } from '../web/matchesEtag.ts';
import { notFound } from '../web/notFound.ts';
import { recordSecurityEvent } from '../web/recordSecurityEvent.ts';
import { streamSlices } from '../web/streamSlices.ts';
import { ownerColumn, type DocumentOwner } from './DocumentOwner.ts';
import { fileStores } from './files/fileStores.ts';
import type { DocumentRow } from './PaperTables.ts';

/** An uploaded file must not run or load anything, even when opened directly. */
const contentPolicy = "default-src 'none'; frame-ancestors 'none'; sandbox";

/**
 * Streams the bytes of a document: images inline, everything else as a download. Browsers may cache them privately but must
 * revalidate each time.
 */
export async function serveDocument(
  services: Services,
  c: Context<AppEnv>,
  owner: DocumentOwner,
  id: string,
): Promise<Response> {
  const member = memberOf(c);
  const document = await readDocument(services, member, owner, id);
  const headers = { ETag: tagOf(document), 'Cache-Control': 'private, no-cache' };
  if (matchesEtag(c.req.header('If-None-Match'), tagOf(document))) return c.body(null, 304, headers);
  const store = fileStores(services).of(document);
  const content = await streamSlices(c, services.log, {
    size: document.file_size,
    sha256: document.file_sha256,
    isInObjectStorage: store.isInObjectStorage,
    // The other party of a shipment reads the file where its sender keeps it.
    read: (offset, length) => store.read({ ...member, companyId: document.company_id }, id, offset, length),
  });
  if (document.type !== 'photo') recordSecurityEvent(c, 'paper_downloaded', { record: id });
  return c.body(content, 200, {
    ...headers,
    'Content-Type': document.file_mime,
    'Content-Length': String(document.file_size),
    'Content-Disposition': dispositionOf(document),
    'Content-Security-Policy': contentPolicy,
  });
}

/** A document of what is not deleted, without its bytes. */
const readDocument = (
  { db }: Services,
  { companyId, userId }: Member,
  owner: DocumentOwner,
  id: string,
): Promise<DocumentRow> =>
  inCompany(db, companyId, userId, async (tx) => {
    const document = await tx
      .selectFrom('document')
      .selectAll()
      .where('id', '=', id)
      .where(ownerColumn[owner.kind], '=', owner.id)
      .where((eb) => eb.exists(eb.selectFrom(owner.kind).select('id').where('id', '=', owner.id)))
      .executeTakeFirst();
    if (!document) throw notFound();
    return document;
  });

const tagOf = (document: DocumentRow): string => `"${document.file_sha256}"`;

/** Names the file twice: in ASCII for old browsers, and exactly (RFC 6266). */
function dispositionOf({ file_mime: mime, file_name: name }: DocumentRow): string {
  const kind = mime.startsWith('image/') ? 'inline' : 'attachment';
  const plain = name.replaceAll(/[^\x20-\x7e]|["\\%]/g, '_');
  const exact = encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${kind}; filename="${plain}"; filename*=UTF-8''${exact}`;
}
