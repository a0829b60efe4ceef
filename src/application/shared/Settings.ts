import type { ServiceIdentifier } from 'inversify';

export const serviceNames = [
  'auth',
  'users',
  'companies',
  'drivers',
  'vehicles',
  'shipments',
  'shipmentRequests',
  'reports',
] as const;

export type ServiceName = (typeof serviceNames)[number];

/** A map with tiles, as its operator chose it. */
export interface TileSettings {
  /** Address of a style (MapLibre style specification). */
  readonly styleUrl: string;
  /** Whom to name on the map beside those whom the style names; '' for nobody. */
  readonly attribution: string;
}

/** The checked runtime configuration from `/config.json`. Changing a brand or a service needs no build. */
export interface Settings {
  readonly locale: string;
  /** Base URL of each service; '' for the page's own origin. */
  readonly services: Readonly<Record<ServiceName, string>>;
  readonly companyHeader: string;
  readonly storeHosts: readonly string[];
  /** Undefined for maps that are drawn without tiles. */
  readonly map: TileSettings | undefined;
  /** Raw brand settings by domain, checked when used. */
  readonly brands: Readonly<Record<string, unknown>>;
}
export const Settings: ServiceIdentifier<Settings> = Symbol('Settings');
