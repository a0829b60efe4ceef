import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { downloadAddress } from '../../../src/domain/download/downloadAddress.ts';
import { downloadName } from '../../../src/domain/download/downloadName.ts';
import { addressText, outsideText } from '../../support/outsideValues.ts';

describe('the address of a download', () => {
  it.each([
    ['https://files.example/a.pdf?x=1', 'https://files.example/a.pdf?x=1'],
    ['http://files.example/a.pdf', 'https://files.example/a.pdf'],
    ['http://files.example:8080/a', 'https://files.example:8080/a'],
    ['http://localhost:8080/a', 'http://localhost:8080/a'],
    ['http://fleet.greenline.localhost:8080/a', 'http://fleet.greenline.localhost:8080/a'],
    ['http://127.0.0.1/a', 'http://127.0.0.1/a'],
    ['http://127.9.8.7/a', 'http://127.9.8.7/a'],
    ['http://[::1]:8080/a', 'http://[::1]:8080/a'],
    ['https://localhost/a', 'https://localhost/a'],
    ['http://localhost.evil.example/a', 'https://localhost.evil.example/a'],
    ['http://notlocalhost/a', 'https://notlocalhost/a'],
    ['http://127.0.0.1.evil.example/a', 'https://127.0.0.1.evil.example/a'],
    ['http://128.0.0.1/a', 'https://128.0.0.1/a'],
  ])('for %s is %s', (raw, address) => {
    expect(downloadAddress(raw)).toBe(address);
  });

  it.each([
    '',
    '/a.pdf',
    '//files.example/a',
    'ftp://files.example/a',
    'javascript:alert(1)',
    'data:text/plain,x',
    'blob:https://files.example/1',
    'file:///etc/passwd',
    'https://user:word@files.example/a',
    'https://files.example/a b',
    'https:\\\\files.example',
    'https://',
    'https://[',
  ])('is refused for %j', (raw) => {
    expect(downloadAddress(raw)).toBeUndefined();
  });

  it('is https or local, whatever is asked for', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          addressText,
          outsideText,
          addressText.map((text) => `http://files.example${text}`),
        ),
        (raw) => {
          const address = downloadAddress(raw);
          if (address === undefined) return;
          expect(address).toMatch(/^https:|^http:\/\/(127\.|\[::1\]|(.*\.)?localhost)/);
          expect(downloadAddress(address)).toBe(address);
        },
      ),
    );
  });
});

describe('the file name of a download', () => {
  it.each([
    ['report.csv', 'report.csv'],
    ['São Paulo 2026.pdf', 'São Paulo 2026.pdf'],
    ['../../etc/passwd', '_.._etc_passwd'],
    ['a/b\\c:d*e?f"g<h>i|j.pdf', 'a_b_c_d_e_f_g_h_i_j.pdf'],
    ['.htaccess', 'htaccess'],
    ['report.csv. . ', 'report.csv'],
    ['CON.txt', '_CON.txt'],
    ['nul', '_nul'],
    ['console.txt', 'console.txt'],
    ['invoice\u202Efdp.exe', 'invoicefdp.exe'],
    ['a\r\nb.txt', 'a b.txt'],
    [`${'x'.repeat(200)}.pdf`, `${'x'.repeat(116)}.pdf`],
    [`${'x'.repeat(200)}.${'e'.repeat(11)}`, `${'x'.repeat(108)}.${'e'.repeat(11)}`],
    [`${'x'.repeat(200)}.${'e'.repeat(12)}`, 'x'.repeat(120)],
    ['', 'download'],
    ['...', 'download'],
  ])('for %j is %j', (raw, name) => {
    expect(downloadName(raw)).toBe(name);
  });

  it('is found quickly, however long the text', () => {
    expect(downloadName(`${'. '.repeat(50_000)}x${'. '.repeat(50_000)}`)).toBe('x');
    expect(downloadName('x'.repeat(100_000))).toHaveLength(120);
  });

  it('is safe and unchanged when cleaned again, whatever the text', () => {
    const raw = fc.oneof(
      outsideText,
      fc.string({ unit: fc.constantFrom('.', ' ', '/', '\\', 'a', 'con', '_', '\u202E', '🚚'), maxLength: 300 }),
    );
    fc.assert(
      fc.property(raw, (text) => {
        const name = downloadName(text);
        expect(name).toMatch(/^[^\s./\\][^/\\<>:"|?*]*$/u);
        expect(Array.from(name).length).toBeLessThanOrEqual(121);
        expect(downloadName(name)).toBe(name);
      }),
      { numRuns: 500 },
    );
  });
});
