import type { ServiceIdentifier } from 'inversify';

export type ServiceName =
  'auth' | 'users' | 'companies' | 'drivers' | 'vehicles' | 'shipments' | 'shipmentRequests' | 'reports';

/** The runtime configuration, checked: read from `/config.json`, so that a brand or a service moves without a build. */
export interface Settings {
  readonly locale: string;
  /** Base address of each service; empty is the page's own origin. */
  readonly services: Readonly<Record<ServiceName, string>>;
  readonly companyHeader: string;
  readonly storeHosts: readonly string[];
  /** Raw brand settings by domain, each checked when it is chosen. */
  readonly brands: Readonly<Record<string, unknown>>;
}
export const Settings: ServiceIdentifier<Settings> = Symbol('Settings');
