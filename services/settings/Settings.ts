/** What the operator decides; read from the environment once, at start. */
export interface Settings {
  /** Where people reach us: links and printed addresses carry it. */
  readonly port: number;
  /** Where we listen; differs from `port` behind another server. */
  readonly listenPort: number;
  readonly host: string;
  /** Folder of the embedded database and, without `codePepper`, of the file that stands in for that. */
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  /** The secret under which one-time codes are kept: the same for all processes on one database. */
  readonly codePepper: string | undefined;
  /** Without it mail goes to the outbox. */
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string;
  /** Demo accounts: `auto` only into an empty embedded database. */
  readonly demo: 'auto' | 'on' | 'off';
  /** Served live: `config.json` and `brands/`. */
  readonly siteDir: string;
  /** The built application. */
  readonly appDir: string;
  /** Addresses or networks (CIDR) of proxies that are believed when they say that people came by TLS. */
  readonly trustedProxies: readonly string[];
  /** Origins other than our own that may call the services from a browser. */
  readonly corsOrigins: readonly string[];
  readonly log: 'json' | 'off';
}
