import path from 'node:path';
import type { Context, Handler } from 'hono';
import type { AppEnv } from '../AppEnv.ts';
import { answerFile } from './answerFile.ts';
import { isLivePath, type LiveFiles } from './LiveFiles.ts';
import type { StoredFile } from './StoredFile.ts';

/** Sends a page as a visit gets it. */
type AnswerPage = (c: Context<AppEnv>, page: StoredFile) => Response | Promise<Response>;

/** Serves the application's files, the live folder, and for every other path without a file extension the page there. */
export const staticSite =
  (
    app: ReadonlyMap<string, StoredFile>,
    live: LiveFiles,
    pageHint: () => string | undefined,
    answerPage: AnswerPage = answerFile,
  ): Handler<AppEnv> =>
  async (c) => {
    const address = c.req.path;
    const page = app.get('/index.html');
    const file = isLivePath(address)
      ? await live.find(address)
      : (app.get(address) ?? (isPage(address) ? pageAt(app, address) : undefined));
    if (file && file === page) c.header('Link', pageHint());
    if (file && (file === page || file === app.get(trackingPage))) return answerPage(c, file);
    if (file) return answerFile(c, file);
    c.header('Cache-Control', 'no-store');
    if (!page && isPage(address)) return c.text('The application is not built yet. Run: npm run build\n', 503);
    return c.text('Not found\n', 404);
  };

/** The page of tracking links, a small one of its own. */
const trackingPage = '/track.html';

const pageAt = (app: ReadonlyMap<string, StoredFile>, address: string): StoredFile | undefined =>
  app.get(/^\/track(?:\/|$)/.test(address) ? trackingPage : '/index.html');

const isPage = (address: string): boolean => !address.startsWith('/assets/') && path.posix.extname(address) === '';
