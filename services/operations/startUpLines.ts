import type { Settings } from '../settings/Settings.ts';

interface Running {
  readonly port: number;
  /** Lines that the features print at start. */
  readonly notes: readonly string[];
}

/** Printed once the services accept requests. */
export function startUpLines(settings: Settings, { port, notes }: Running): readonly string[] {
  const address = `http://localhost:${settings.port || port}`;
  return [
    '',
    `Ready on ${address} (listening on ${settings.host}:${port})`,
    settings.databaseUrl === undefined
      ? `Database: embedded, in ${settings.dataDir}`
      : 'Database: PostgreSQL at DATABASE_URL',
    settings.filesUrl === undefined ? 'Files: in the database' : 'Files: object storage at FILES_URL',
    settings.smtpUrl === undefined ? `Mail: outbox, ${address}/outbox` : 'Mail: SMTP at SMTP_URL',
    ...(notes.length > 0 ? ['', ...notes] : []),
    '',
  ];
}
