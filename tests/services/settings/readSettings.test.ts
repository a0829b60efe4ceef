import { describe, expect, it } from 'vitest';
import { readSettings } from '../../../services/settings/readSettings.ts';

describe('the settings', () => {
  it('default to a demo on this machine', () => {
    expect(readSettings({ PATH: '/bin' })).toEqual({
      port: 8080,
      listenPort: 8080,
      host: '127.0.0.1',
      dataDir: '.data',
      databaseUrl: undefined,
      smtpUrl: undefined,
      smtpClearText: false,
      mailFrom: 'Haulage <no-reply@localhost>',
      demo: 'auto',
      siteDir: 'public',
      appDir: 'dist/app',
      trustedProxies: [],
      corsOrigins: [],
      log: 'json',
      hasTraces: false,
    });
  });

  it.each([
    ['PORT', '9000', { port: 9000, listenPort: 9000 }],
    ['LISTEN_PORT', '9001', { port: 8080, listenPort: 9001 }],
    ['DATABASE_URL', 'postgres://u:p@127.0.0.1/haulage', { databaseUrl: 'postgres://u:p@127.0.0.1/haulage' }],
    ['SMTP_URL', 'smtps://mail.example.com', { smtpUrl: 'smtps://mail.example.com' }],
    ['SMTP_URL', '', { smtpUrl: undefined }],
    ['SCAN_URL', 'clamd:///run/clamd.ctl', { scanUrl: 'clamd:///run/clamd.ctl' }],
    ['SMTP_CLEAR_TEXT', '1', { smtpClearText: true }],
    ['MAIL_FROM', 'no-reply@haulage.example', { mailFrom: 'no-reply@haulage.example' }],
    [
      'MAIL_FROM',
      'Müller, Fracht <no-reply@haulage.example>',
      { mailFrom: 'Müller, Fracht <no-reply@haulage.example>' },
    ],
    ['HOST', '::1', { host: '::1' }],
    ['HOST', '0.0.0.0', { host: '0.0.0.0' }],
    ['DEMO', '1', { demo: 'on' }],
    ['DEMO', '0', { demo: 'off' }],
    ['TRUSTED_PROXIES', '10.0.0.0/8, ::1', { trustedProxies: ['10.0.0.0/8', '::1'] }],
    ['CORS_ORIGINS', 'https://app.example.com', { corsOrigins: ['https://app.example.com'] }],
    ['LOG', 'off', { log: 'off' }],
  ])('take %s=%s', (name, value, expected) => {
    expect(readSettings({ [name]: value })).toMatchObject(expected);
  });

  it.each([
    ['PORT', '-1'],
    ['PORT', '65536'],
    ['PORT', '8080x'],
    ['DATABASE_URL', 'mysql://u:secret@db/haulage'],
    ['DATABASE_URL', 'secret'],
    ['DATABASE_URL', 'postgres://u:%zz-secret@localhost/db'],
    ['HOST', 'http://secret'],
    ['HOST', 'a secret'],
    ['MAIL_FROM', 'secret'],
    ['MAIL_FROM', 'Haulage <a@b.example>\r\nBcc: <secret@b.example>'],
    ['SMTP_CLEAR_TEXT', 'secret'],
    ['SMTP_URL', 'https://secret'],
    ['SMTP_URL', 'smtp://'],
    ['FILES_URL', 's3://papers?endpoint=http://minio.secret:9000'],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'http://collector.secret:4318'],
    ['SCAN_URL', 'clamd://secret.example:3310'],
    ['DEMO', 'secret'],
    ['TRUSTED_PROXIES', '10.0.0.0/33'],
    ['TRUSTED_PROXIES', '10.0.0.0/8/secret'],
    ['TRUSTED_PROXIES', 'secret'],
    ['CORS_ORIGINS', 'https://app.example.com/'],
    ['CORS_ORIGINS', '*'],
    ['LOG', 'secret'],
    ['FILES_URL', 'https://secret'],
    ['FILES_URL', 's3://key:secret@papers'],
  ])('refuse %s=%s, by name and without the value', (name, value) => {
    expect(() => readSettings({ [name]: value })).toThrow(new RegExp(`^${name} must be (?!.*secret)`));
  });

  it('take a bucket along with its access', () => {
    const access = { AWS_ACCESS_KEY_ID: 'key', AWS_SECRET_ACCESS_KEY: 'secret' };
    expect(readSettings({ FILES_URL: 's3://papers', AWS_REGION: 'eu-central-1', ...access })).toMatchObject({
      filesUrl: 's3://papers',
      filesAccess: {
        accessKeyId: 'key',
        secretAccessKey: 'secret',
        sessionToken: undefined,
        region: 'eu-central-1',
      },
    });
    expect(() => readSettings({ FILES_URL: 's3://papers', AWS_ACCESS_KEY_ID: 'key' })).toThrow(
      'AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY must be set along with FILES_URL.',
    );
  });

  it('report all errors at once', () => {
    expect(() => readSettings({ PORT: 'x', LOG: 'x' })).toThrow(
      'PORT must be a whole number from 0 to 65535.\nLOG must be one of json, off.',
    );
  });
});

describe('a database across a network', () => {
  it.each([
    'postgres://u:p@db.example/haulage?sslmode=verify-full',
    'postgres://u:p@db.example/haulage?sslmode=verify-full&sslrootcert=/etc/ca.pem',
    'postgres://u:p@localhost:5432/haulage',
    'postgres://u:p@[::1]/haulage',
    'postgres:///haulage?host=/run/postgresql',
  ])('may be %s', (url) => {
    expect(readSettings({ DATABASE_URL: url }).databaseUrl).toBe(url);
  });

  it.each([
    'postgres://u:secret@db.example/haulage',
    'postgres://u:secret@10.0.0.7/haulage?sslmode=disable',
    'postgres://u:secret@db.example/haulage?sslmode=prefer',
    'postgres://u:secret@db.example/haulage?sslmode=require',
    'postgres://u:secret@db.example/haulage?sslmode=no-verify',
    'postgres://u:secret@db.example/haulage?sslmode=verify-full&sslmode=disable',
    'postgres://u:secret@localhost/haulage?host=db.example',
  ])('may not be %s without an explicit setting', (url) => {
    expect(() => readSettings({ DATABASE_URL: url })).toThrow(
      /^DATABASE_URL must end with \?sslmode=verify-full, unless DATABASE_CLEAR_TEXT=1 (?!.*secret)/,
    );
    expect(readSettings({ DATABASE_URL: url, DATABASE_CLEAR_TEXT: '1' }).databaseUrl).toBe(url);
  });
});
