import { createHash } from 'node:crypto';
import { fieldOf } from './fieldOf.ts';
import type { StoredFile } from './StoredFile.ts';

/**
 * The Content-Security-Policy: our own scripts and styles (inline styles by hash), connections to ourselves and the services in
 * `config.json`, images also from the brands' folders, and from `blob:` and `data:` for images fetched with the session. Follows
 * changes of the configuration.
 */
export function contentPolicy(config: () => unknown, page: StoredFile | undefined): () => string {
  const styles = inlineStyleHashes(page?.body.toString() ?? '');
  const policyFor = (settings: unknown): string =>
    compose(styles, origins(fieldOf(settings, 'services')), origins(brandFolders(settings)));
  let current = { settings: config(), policy: policyFor(config()) };
  return () => {
    const settings = config();
    if (settings !== current.settings) current = { settings, policy: policyFor(settings) };
    return current.policy;
  };
}

const compose = (styles: readonly string[], connections: readonly string[], images: readonly string[]): string =>
  [
    "default-src 'self'",
    "script-src 'self'",
    ["style-src 'self'", ...styles].join(' '),
    "font-src 'self'",
    ["img-src 'self' data: blob:", ...images].join(' '),
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

const values = (value: unknown): readonly unknown[] =>
  typeof value === 'object' && value !== null ? Object.values(value) : [];

const brandFolders = (config: unknown): readonly unknown[] =>
  values(fieldOf(config, 'brands')).map((brand) => fieldOf(brand, 'imageContextPath'));

/** The origins of web addresses, without hosts whose characters have a meaning in a policy. */
const origins = (addresses: unknown): readonly string[] => {
  const found = values(addresses).flatMap((address) =>
    typeof address === 'string' && /^https?:/i.test(address) && URL.canParse(address) ? new URL(address).origin : [],
  );
  return [...new Set(found)].filter((origin) => !/[;,'"\s*]/.test(origin));
};
