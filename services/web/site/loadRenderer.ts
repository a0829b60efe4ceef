import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PageRenderer } from './PageRenderer.ts';

/** The renderer that was built along with the application, beside its folder; undefined if there is none. Loaded when first used. */
export function loadRenderer(appDir: string): PageRenderer | undefined {
  const file = path.resolve(appDir, '../page/page.js');
  if (!existsSync(file)) return undefined;
  let loaded: Promise<{ readonly pageFor: PageRenderer }> | undefined;
  return async (html, visit) => {
    loaded ??= import(pathToFileURL(file).href);
    return (await loaded).pageFor(html, visit);
  };
}
