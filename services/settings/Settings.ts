import type { S3Access } from '../storage/s3Storage.ts';

/** The operator's settings, read from the environment once at start. */
export interface Settings {
  /** The public port, used in links and printed addresses. */
  readonly port: number;
  /** The port to listen on. Differs from `port` behind a proxy. */
  readonly listenPort: number;
  readonly host: string;
  /** Folder of the embedded database and, if `codePepper` is not set, of the generated pepper. */
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  /** Where files are kept, as read by `bucketOf`. If not set, they are kept in the database. */
  readonly filesUrl: string | undefined;
  /** Set along with `filesUrl`. */
  readonly filesAccess: S3Access | undefined;
  /** Where clamd listens, as read by `clamdAddress`. If not set, uploads are not searched for viruses. */
  readonly scanUrl: string | undefined;
  /** A router, as read by `routerAddress`. If not set, distances are estimated. */
  readonly routesUrl: string | undefined;
  /** A file with factors for CO2e, as read by `factorSet`. If not set, the bundled ones are used. */
  readonly factorsFile: string | undefined;
  /** Secret for hashing one-time codes. All processes on one database need the same one. */
  readonly codePepper: string | undefined;
  /** If not set, mail stays in the outbox. */
  readonly smtpUrl: string | undefined;
  /** Whether mail may be sent unencrypted over a network. */
  readonly smtpClearText: boolean;
  readonly mailFrom: string;
  /** Whether to create demo accounts; `auto` does so only in an empty embedded database. */
  readonly demo: 'auto' | 'on' | 'off';
  /** Folder with `config.json` and `brands/`; changes are served without a restart. */
  readonly siteDir: string;
  /** Folder of the built application. */
  readonly appDir: string;
  /** Addresses or networks (CIDR) of the proxies whose `X-Forwarded-Proto` is trusted. */
  readonly trustedProxies: readonly string[];
  /** Other origins that may call the services from a browser. */
  readonly corsOrigins: readonly string[];
  readonly log: 'json' | 'off';
  /** Whether OpenTelemetry's own variables, which its SDK reads by itself, ask for traces. */
  readonly hasTraces: boolean;
  /** Opens /metrics to whoever sends it; visitors on this machine need none. */
  readonly metricsToken: string | undefined;
}
