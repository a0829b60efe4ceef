import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fileNameOf } from '../../../services/papers/fileNameOf.ts';
import { outsideCharacter } from '../../support/outsideValues.ts';

it.each([
  ['Zulassung T-12.PDF', '.pdf', 'Zulassung T-12.pdf'],
  ['../../etc/passwd', '.png', 'passwd.png'],
  [String.raw`C:\Users\me\paper.jpeg`, '.jpg', 'paper.jpg'],
  ['evil.html', '.png', 'evil.png'],
  ['evil.png.exe', '.pdf', 'evil.png.pdf'],
  ['invoice\u202Efdp.exe', '.pdf', 'invoicefdp.pdf'],
  ['a\r\nSet-Cookie: x".pdf', '.pdf', 'aSet-Cookie x.pdf'],
  ['.htaccess', '.pdf', 'htaccess.pdf'],
  ['...', '.pdf', 'document.pdf'],
  ['', '.pdf', 'document.pdf'],
  ['/', '.pdf', 'document.pdf'],
  [`${'ü'.repeat(300)}.pdf`, '.pdf', `${'ü'.repeat(120)}.pdf`],
])('calls %j with the ending %s %j', (given, extension, name) => {
  expect(fileNameOf(given, extension)).toBe(name);
});

it('turns any text into a short, safe name with the extension', () => {
  fc.assert(
    fc.property(fc.string({ unit: outsideCharacter, maxLength: 400 }), (given) => {
      const name = fileNameOf(given, '.pdf');
      expect(name).toMatch(/^[^\p{Cc}\p{Cf}\p{Cs}/\\"]+\.pdf$/u);
      expect(name.startsWith('.')).toBe(false);
      expect(Array.from(name).length).toBeLessThanOrEqual(124);
    }),
  );
});
