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
      mailFrom: 'Haulage <no-reply@localhost>',
      demo: 'auto',
      siteDir: 'public',
      appDir: 'dist/app',
      trustedProxies: [],
      corsOrigins: [],
      log: 'json',
    });
  });

  it.each([
    ['PORT', '9000', { port: 9000, listenPort: 9000 }],
    ['LISTEN_PORT', '9001', { port: 8080, listenPort: 9001 }],
    ['DATABASE_URL', 'postgres://u:p@db/haulage', { databaseUrl: 'postgres://u:p@db/haulage' }],
    ['SMTP_URL', 'smtps://mail.example.com', { smtpUrl: 'smtps://mail.example.com' }],
    ['SMTP_URL', '', { smtpUrl: undefined }],
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
    ['SMTP_URL', 'https://secret'],
    ['DEMO', 'secret'],
    ['TRUSTED_PROXIES', '10.0.0.0/33'],
    ['TRUSTED_PROXIES', '10.0.0.0/8/secret'],
    ['TRUSTED_PROXIES', 'secret'],
    ['CORS_ORIGINS', 'https://app.example.com/'],
    ['CORS_ORIGINS', '*'],
    ['LOG', 'secret'],
  ])('refuse %s=%s, by name and without the value', (name, value) => {
    expect(() => readSettings({ [name]: value })).toThrow(new RegExp(`^${name} must be (?!.*secret)`));
  });

  it('report all errors at once', () => {
    expect(() => readSettings({ PORT: 'x', LOG: 'x' })).toThrow(
      'PORT must be a whole number from 0 to 65535.\nLOG must be one of json, off.',
    );
  });
});
