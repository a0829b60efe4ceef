import * as v from 'valibot';
import type { Log } from '../../application/shared/Log.ts';
import type { ServiceName, Settings, TileSettings } from '../../application/shared/Settings.ts';
import { neutralSettings } from './neutralSettings.ts';

/** Host and path only, since paths are appended: no query, fragment, user name or space. */
const serviceAddress = /^https?:\/\/[^/?#@\\\s][^?#@\\\s]*$/i;
const address = v.pipe(
  v.string(),
  v.check((text) => text === '' || (serviceAddress.test(text) && URL.canParse(text))),
  v.transform((text) => text.replace(/\/+$/, '')),
);
/** Headers that the application or the browser sets itself. */
const taken =
  /^(?:accept(?:-.*)?|access-control-.*|authorization|connection|content-.*|cookie2?|date|dnt|expect|host|idempotency-key|if-.*|keep-alive|origin|proxy-.*|referer|sec-.*|set-cookie|te|trailer|transfer-encoding|upgrade|via)$/i;
const header = v.pipe(
  v.string(),
  v.regex(/^[A-Za-z0-9-]{1,64}$/),
  v.check((name) => !taken.test(name)),
);
const locale = v.pipe(
  v.string(),
  v.check((tag) => {
    try {
      return Intl.getCanonicalLocales(tag).length === 1;
    } catch {
      return false;
    }
  }),
);
const hostName = v.pipe(v.string(), v.regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/i), v.toLowerCase());
const webAddress = v.pipe(
  v.string(),
  v.check((text) => /^(?:https?:\/\/|\/(?!\/))[^\\\s]+$/i.test(text) && URL.canParse(text, 'http://this')),
);
const tiles = v.object({ styleUrl: webAddress, attribution: v.optional(v.string(), '') });
const named = v.record(v.string(), v.unknown());

/**
 * Checks the configuration value by value. Missing values get their default; so do invalid ones, with a warning in the
 * console. Never throws.
 */
export const readSettings = (raw: unknown, log: Log): Settings => {
  const take = <Output>(
    source: unknown,
    name: string,
    path: string,
    schema: v.GenericSchema<unknown, Output>,
    otherwise: Output,
  ): Output => {
    const value = v.is(named, source) && Object.hasOwn(source, name) ? source[name] : undefined;
    if (value === undefined) return otherwise;
    const checked = v.safeParse(schema, value);
    if (checked.success) return checked.output;
    const instead = otherwise === undefined ? 'left out' : `replaced by ${JSON.stringify(otherwise)}`;
    log.warn(`config.json: ${path} is not usable and was ${instead}.`);
    return otherwise;
  };

  if (!v.is(named, raw)) {
    log.warn('config.json is missing or is no JSON object; the neutral configuration is used.');
    return neutralSettings;
  }
  const services = take(raw, 'services', 'services', named, {});
  const addressOf = (name: ServiceName): string => take(services, name, `services.${name}`, address, '');
  return {
    locale: take(raw, 'locale', 'locale', locale, neutralSettings.locale),
    services: {
      auth: addressOf('auth'),
      users: addressOf('users'),
      companies: addressOf('companies'),
      drivers: addressOf('drivers'),
      vehicles: addressOf('vehicles'),
      shipments: addressOf('shipments'),
      shipmentRequests: addressOf('shipmentRequests'),
      reports: addressOf('reports'),
    },
    companyHeader: take(raw, 'companyHeader', 'companyHeader', header, neutralSettings.companyHeader),
    storeHosts: take(raw, 'storeHosts', 'storeHosts', v.array(hostName), neutralSettings.storeHosts),
    map: take<TileSettings | undefined>(raw, 'map', 'map', tiles, neutralSettings.map),
    brands: take(raw, 'brands', 'brands', named, {}),
  };
};
