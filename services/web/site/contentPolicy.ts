import { ownField } from '../json/ownField.ts';
import { hashOf, scriptHashes, styleHashes } from './inlineHashes.ts';
import type { StoredFile } from './StoredFile.ts';

/** The policy of an answer; for the page itself with what stands in it, and the styles added for its visit. */
export type ContentPolicy = (page?: { readonly styles: readonly string[] }) => string;

/**
 * The Content-Security-Policy: our own scripts and styles (inline ones by hash), connections to ourselves, the services and the map in
 * `config.json`, images also from the brands' folders, and from `blob:` and `data:` for images fetched with the session. Follows
 * changes of the configuration. Hashes are those of the built pages, never of what was put into it for a visit.
 */
export function contentPolicy(config: () => unknown, ...pages: readonly (StoredFile | undefined)[]): ContentPolicy {
  const html = pages.map((page) => page?.body.toString() ?? '').join('\n');
  const [scripts, styles] = [scriptHashes(html), styleHashes(html)];
  let current = { settings: config(), sources: sourcesIn(config()) };
  return (shown) => {
    const settings = config();
    if (settings !== current.settings) current = { settings, sources: sourcesIn(settings) };
    const more = shown?.styles.map(hashOf) ?? [];
    return compose({ ...current.sources, scripts: shown ? scripts : [], styles: [...new Set([...styles, ...more])] });
  };
}

const sourcesIn = (settings: unknown) => ({
  connections: origins([...values(ownField(settings, 'services')), ...mapSources(ownField(settings, 'map'))]),
  images: origins(brandFolders(settings)),
});

type Sources = Readonly<Record<'scripts' | 'styles' | 'connections' | 'images', readonly string[]>>;

const compose = ({ scripts, styles, connections, images }: Sources): string =>
  [
    "default-src 'self'",
    ["script-src 'self'", ...scripts].join(' '),
    ["style-src 'self'", ...styles].join(' '),
    "font-src 'self'",
    ["img-src 'self' data: blob:", ...images].join(' '),
    ["connect-src 'self'", ...connections].join(' '),
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
  ].join('; ');

const values = (value: unknown): readonly unknown[] =>
  typeof value === 'object' && value !== null ? Object.values(value) : [];

/** Where a map with tiles comes from: its style, and whatever else that names. */
const mapSources = (map: unknown): readonly unknown[] => [
  ownField(map, 'styleUrl'),
  ...values(ownField(map, 'origins')),
];

const brandFolders = (config: unknown): readonly unknown[] =>
  values(ownField(config, 'brands')).map((brand) => ownField(brand, 'imageContextPath'));

/** The origins of web addresses, without hosts whose characters have a meaning in a policy. */
const origins = (addresses: unknown): readonly string[] => {
  const found = values(addresses).flatMap((address) =>
    typeof address === 'string' && /^https?:/i.test(address) && URL.canParse(address) ? new URL(address).origin : [],
  );
  return [...new Set(found)].filter((origin) => !/[;,'"\s*]/.test(origin));
};
