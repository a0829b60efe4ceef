import type { Context } from 'hono';
import type { Member } from '../company/Member.ts';
import { memberOf } from '../company/memberOf.ts';
import { inCompany } from '../database/inCompany.ts';
import type { Services } from '../Services.ts';
import type { AppEnv } from '../web/AppEnv.ts';
import { matchesEtag } from '../web/matchesEtag.ts';
import { notFound } from '../web/notFound.ts';
import { ownerColumn, type DocumentOwner } from './DocumentOwner.ts';
import type { DocumentRow } from './PaperTables.ts';

/** An uploaded file must not run or load anything, even when opened directly. */
const contentPolicy = "default-src 'none'; frame-ancestors 'none'; sandbox";

/**
 * Sends the bytes of a document: images inline, everything else as a download. Browsers may cache them privately but must
 * revalidate each time.
 */
export async function serveDocument(
  services: Services,
  c: Context<AppEnv>,
  owner: DocumentOwner,
  id: string,
): Promise<Response> {
  const condition = c.req.header('If-None-Match');
  const { document, bytes } = await readDocument(services, memberOf(c), owner, id, (row) =>
    matchesEtag(condition, tagOf(row)),
  );
  const headers = { ETag: tagOf(document), 'Cache-Control': 'private, no-cache' };
  if (!bytes) return c.body(null, 304, headers);
  return c.body(new Uint8Array(bytes), 200, {
    ...headers,
    'Content-Type': document.file_mime,
    'Content-Length': String(bytes.length),
    'Content-Disposition': dispositionOf(document),
    'Content-Security-Policy': contentPolicy,
  });
}

interface ReadDocument {
  readonly document: DocumentRow;
  /** Undefined if the caller already has them. */
  readonly bytes: Buffer | undefined;
}

/** A document of a vehicle or driver, with its bytes unless `isCached` says that the caller already has them. */
const readDocument = (
  { db }: Services,
  { companyId, userId }: Member,
  owner: DocumentOwner,
  id: string,
  isCached: (document: DocumentRow) => boolean,
): Promise<ReadDocument> =>
  inCompany(db, companyId, userId, async (tx) => {
    const document = await tx
      .selectFrom('document')
      .selectAll()
      .where('id', '=', id)
      .where(ownerColumn[owner.kind], '=', owner.id)
      .executeTakeFirst();
    if (!document) throw notFound();
    if (isCached(document)) return { document, bytes: undefined };
    const { bytes } = await tx
      .selectFrom('document_content')
      .select('bytes')
      .where('document_id', '=', id)
      .executeTakeFirstOrThrow();
    return { document, bytes };
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
