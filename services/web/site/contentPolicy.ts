import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { StoredFile } from './StoredFile.ts';

/**
 * The Content-Security-Policy: only our own scripts and styles (the page's inline ones by hash), connections only to ourselves
 * and the services `config.json` names, images also from where its brands keep them. A changed configuration counts at once.
 */
export function contentPolicy(siteDir: string, page: StoredFile | undefined): () => string {
  const styles = inlineStyleHashes(page?.body.toString() ?? '');
  const configFile = path.join(siteDir, 'config.json');
  let version: number | undefined;
  let policy = compose(styles, [], []);
  return () => {
    const changed = statSync(configFile, { throwIfNoEntry: false })?.mtimeMs;
    if (changed === version) return policy;
    version = changed;
    const config = readConfig(configFile);
    policy = compose(styles, origins(member(config, 'services')), origins(brandFolders(config)));
    return policy;
  };
}

const compose = (styles: readonly string[], connections: readonly string[], images: readonly string[]): string =>
  [
    "default-src 'self'",
    "script-src 'self'",
    ["style-src 'self'", ...styles].join(' '),
    ["img-src 'self' data:", ...images].join(' '),
    ["connect-src 'self'", ...connections].join(' '),
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
  ].join('; ');

const inlineStyleHashes = (html: string): readonly string[] =>
  [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/gi)].map(
    ([, style = '']) => `'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  );

function readConfig(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

const member = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

const values = (value: unknown): readonly unknown[] =>
  typeof value === 'object' && value !== null ? Object.values(value) : [];

const brandFolders = (config: unknown): readonly unknown[] =>
  values(member(config, 'brands')).map((brand) => member(brand, 'imageContextPath'));

/** The web origins among some addresses; a host with characters that mean something in a policy cannot be an origin. */
const origins = (addresses: unknown): readonly string[] => {
  const found = values(addresses).flatMap((address) =>
    typeof address === 'string' && /^https?:/i.test(address) && URL.canParse(address) ? new URL(address).origin : [],
  );
  return [...new Set(found)].filter((origin) => !/[;,'"\s*]/.test(origin));
};
