/** What the operator decides; read from the environment once, at start. */
export interface Settings {
  /** Where people reach us: links and printed addresses carry it. */
  readonly port: number;
  /** Where we listen; differs from `port` behind another server. */
  readonly listenPort: number;
  readonly host: string;
  /** Folder of the embedded database; unused with `databaseUrl`. */
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  /** Without it mail goes to the outbox. */
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string;
  /** Demo accounts: `auto` only into an empty embedded database. */
  readonly demo: 'auto' | 'on' | 'off';
  /** Served live: `config.json` and `brands/`. */
  readonly siteDir: string;
  /** The built application. */
  readonly appDir: string;
  /** Addresses or networks (CIDR) whose forwarding headers are believed. */
  readonly trustedProxies: readonly string[];
  /** Origins other than our own that may call the services from a browser. */
  readonly corsOrigins: readonly string[];
  readonly log: 'json' | 'off';
}
