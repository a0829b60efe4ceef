import type { Settings } from '../settings/Settings.ts';

interface Running {
  readonly port: number;
  /** What the features have to say at start. */
  readonly notes: readonly string[];
}

/** What the terminal shows once requests are answered. */
export function startLines(settings: Settings, { port, notes }: Running): readonly string[] {
  const address = `http://localhost:${settings.port || port}`;
  return [
    '',
    `Ready on ${address} (listening on ${settings.host}:${port})`,
    settings.databaseUrl === undefined
      ? `Database: embedded, in ${settings.dataDir}`
      : 'Database: PostgreSQL, by DATABASE_URL',
    settings.smtpUrl === undefined ? `Mail: outbox, ${address}/outbox` : 'Mail: SMTP, by SMTP_URL',
    ...(notes.length > 0 ? ['', ...notes] : []),
    '',
  ];
}
