import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseForm } from '../../../../services/web/form/parseForm.ts';
import { largestFile } from '../../../../services/web/uploadedFile.ts';

const mebibyte = 1024 * 1024;
const type = 'multipart/form-data; boundary=x';
const part = (head: string, content: string) => `--x\r\nContent-Disposition: form-data; ${head}\r\n\r\n${content}\r\n`;
const end = '--x--\r\n';

/** A body that arrives in pieces of this size. */
const inPieces = (body: string | Buffer, size = 64 * 1024): ReadableStream<Uint8Array> => {
  const bytes = typeof body === 'string' ? Buffer.from(body) : body;
  return new ReadableStream({
    start(stream) {
      for (let at = 0; at < bytes.length; at += size) stream.enqueue(new Uint8Array(bytes.subarray(at, at + size)));
      stream.close();
    },
  });
};
const parse = (body: string | Buffer, size?: number) => parseForm(inPieces(body, size), type);
const told = async (form: FormData) =>
  Promise.all(
    [...form].map(async ([name, held]) => [name, held instanceof File ? [held.name, await held.text()] : held]),
  );

describe('a form', () => {
  it('is read as it was written, wherever it is cut', async () => {
    const named = fc.constantFrom('data', 'file', 'photo', 'type');
    const text = fc.string({ unit: fc.constantFrom('a', 'ü', '\r\n', '-', '--x', '"', ' '), maxLength: 20 });
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(named, text, fc.boolean()), { minLength: 1, maxLength: 5 }),
        fc.integer({ min: 1, max: 50 }),
        async (parts, size) => {
          const safe = parts.filter(([, content]) => !`\r\n${content}`.includes('\r\n--x'));
          const written = safe.map(([name, content, isFile]) =>
            part(`name="${name}"${isFile ? '; filename="Zoë 1.pdf"' : ''}`, content),
          );
          const expected = safe.map(([name, content, isFile]) => [name, isFile ? ['Zoë 1.pdf', content] : content]);
          expect(await told(await parse(written.join('') + end, size))).toEqual(expected);
        },
      ),
    );
  });

  it('keeps the names of files as browsers escape them', async () => {
    const form = await parse(part('name="file"; filename="a%22b%0D%0A%41.pdf"', '%PDF-') + end);
    expect(await told(form)).toEqual([['file', ['a"b\r\n%41.pdf', '%PDF-']]]);
  });

  it.each([
    ['of no type', part('name="data"', '{"note":"M\u00fcller"}')],
    ['that says it is', part('name="data"\r\nContent-Type: application/json; charset=utf-8', '{"note":"M\u00fcller"}')],
  ])('with text %s in another encoding than UTF-8 is refused', async (_, text) => {
    await expect(parse(Buffer.from(text + end, 'latin1'))).rejects.toMatchObject({
      status: 400,
      message: 'The form has text that is not valid UTF-8.',
    });
    expect(await told(await parse(text + end, 7))).toEqual([['data', '{"note":"M\u00fcller"}']]);
  });

  it('keeps the bytes of a file whatever they are', async () => {
    const form = await parse(Buffer.from(part('name="file"; filename="a.pdf"', '%PDF-\u00fc\u00ff') + end, 'latin1'));
    const file = form.get('file');
    expect(file instanceof File && Buffer.from(await file.arrayBuffer()).toString('latin1')).toBe('%PDF-\u00fc\u00ff');
  });

  it.each([
    ['with a file past the limit', part('name="file"; filename="a.pdf"', 'a'.repeat(largestFile + 1)) + end, 413],
    ['with a text past the limit', part('name="data"', `[${'[],'.repeat(mebibyte / 3)}[]]`) + end, 413],
    ['with too many parts', part('name="a"', 'b').repeat(21) + end, 413],
    ['with 100,000 parts', part('name="a"', '').repeat(100_000) + end, 413],
    ['that is cut off', '--x\r\nContent-Disposition: form-da', 400],
    ['that is cut off within a file', part('name="file"; filename="a.pdf"', 'abc').slice(0, -3), 400],
    ['without an end', part('name="a"', 'b'), 400],
  ])('%s is refused', async (_, text, status) => {
    await expect(parse(text)).rejects.toMatchObject({ name: 'Refusal', status });
  });

  it.each([
    ['a name of 10 MiB', part(`name="${'a'.repeat(10 * mebibyte)}"`, 'b') + end],
    ['half a million headers', `--x\r\n${'X: y\r\n'.repeat(500_000)}\r\n\r\nb\r\n${end}`],
  ])('keeps nothing of a part with %s', async (_, text) => {
    const form = await parse(text);
    expect(JSON.stringify([...form]).length).toBeLessThan(5_000);
  });

  it('without a boundary is refused', async () => {
    await expect(parseForm(inPieces(end), 'multipart/form-data')).rejects.toThrow('Boundary');
  });
});
