import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Context } from 'hono';
import type { Log } from '../../log/Log.ts';
import type { Settings } from '../../settings/Settings.ts';
import type { AppEnv } from '../AppEnv.ts';
import { isSecure } from '../isSecure.ts';
import { answerFile } from './answerFile.ts';
import type { ContentPolicy } from './contentPolicy.ts';
import type { PageRenderer, PageVisit } from './PageRenderer.ts';
import type { StoredFile } from './StoredFile.ts';

interface Options {
  /** Without one the page is sent as it was built. */
  readonly render: PageRenderer | undefined;
  readonly config: () => unknown;
  readonly policy: ContentPolicy;
  readonly settings: Pick<Settings, 'trustedProxies'>;
  readonly log: Log;
}

/** There is a page for each brand, and one for each invitation. Of these the latest are kept compressed. */
const mostKept = 50;
/** Of brotli: above it, compressing takes longer than it saves on the way. */
const quality = 6;

/** Sends the page rendered for its visit, or as it was built if that fails. */
export const renderedPages = ({ render, config, policy, settings, log }: Options) => {
  const kept = new Map<string, Promise<StoredFile>>();
  const fileOf = (html: string, page: StoredFile): Promise<StoredFile> => {
    const file = kept.get(html) ?? compressed(html, page);
    kept.delete(html);
    kept.set(html, file);
    const [oldest] = kept.keys();
    if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
    return file;
  };
  return async (c: Context<AppEnv>, page: StoredFile): Promise<Response> => {
    const send = (file: StoredFile, styles: readonly string[] = []): Response => {
      c.header('Content-Security-Policy', policy({ styles }));
      return answerFile(c, file);
    };
    if (!render) return send(page);
    try {
      const { html, styles } = await render(page.body.toString(), visitOf(c, settings, config()));
      return send(await fileOf(html, page), styles);
    } catch (error) {
      log.error('page not rendered', error);
      return send(page);
    }
  };
};

function visitOf(c: Context<AppEnv>, settings: Options['settings'], config: unknown): PageVisit {
  const { host, pathname, search } = new URL(c.req.url);
  return {
    origin: `${isSecure(c, settings) ? 'https' : 'http'}://${host}`,
    host,
    path: pathname + search,
    userAgent: c.req.header('User-Agent') ?? '',
    config,
  };
}

async function compressed(html: string, { type, cacheControl }: StoredFile): Promise<StoredFile> {
  const body = Buffer.from(html);
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality };
  return {
    body,
    encoded: { br: await promisify(brotliCompress)(body, { params }), gzip: await promisify(gzip)(body) },
    type,
    tag: createHash('sha256').update(body).digest('base64url').slice(0, 22),
    cacheControl,
    vary: 'User-Agent',
  };
}
