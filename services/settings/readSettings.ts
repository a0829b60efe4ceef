import * as v from 'valibot';
import { environment } from './environment.ts';
import { filesAccessOf } from './filesAccessOf.ts';
import type { Settings } from './Settings.ts';

/** Parses the environment; an empty variable counts as unset. Throws one error naming every invalid variable, without values. */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''));
  const result = v.safeParse(environment, given);
  if (!result.success) {
    throw new Error(result.issues.map((issue) => `${v.getDotPath(issue)} ${issue.message}.`).join('\n'));
  }
  const variables = result.output;
  if (variables.FILES_URL !== undefined && filesAccessOf(variables) === undefined) {
    throw new Error('AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY must be set along with FILES_URL.');
  }
  return {
    port: variables.PORT,
    listenPort: variables.LISTEN_PORT ?? variables.PORT,
    host: variables.HOST,
    dataDir: variables.DATA_DIR,
    databaseUrl: variables.DATABASE_URL,
    filesUrl: variables.FILES_URL,
    filesAccess: filesAccessOf(variables),
    codePepper: variables.CODE_PEPPER,
    scanUrl: variables.SCAN_URL,
    routesUrl: variables.ROUTES_URL,
    factorsFile: variables.EMISSION_FACTORS,
    smtpUrl: variables.SMTP_URL,
    smtpClearText: variables.SMTP_CLEAR_TEXT === '1',
    mailFrom: variables.MAIL_FROM,
    demo: ({ auto: 'auto', 1: 'on', 0: 'off' } as const)[variables.DEMO],
    siteDir: variables.SITE_DIR,
    appDir: variables.APP_DIR,
    trustedProxies: variables.TRUSTED_PROXIES,
    corsOrigins: variables.CORS_ORIGINS,
    log: variables.LOG,
    metricsToken: variables.METRICS_TOKEN,
    hasTraces:
      (variables.OTEL_EXPORTER_OTLP_ENDPOINT ?? variables.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT) !== undefined &&
      variables.OTEL_TRACES_EXPORTER === 'otlp' &&
      variables.OTEL_SDK_DISABLED.toLowerCase() !== 'true',
  };
}
