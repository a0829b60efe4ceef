import { once } from 'node:events';
import { finished } from 'node:stream/promises';
import { Busboy } from '@fastify/busboy';
import { jsonLimits } from '../json/jsonLimits.ts';
import { Refusal } from '../Refusal.ts';
import { largestFile } from '../uploadedFile.ts';

const limits = {
  fieldSize: jsonLimits.bytes,
  fileSize: largestFile,
  /** No form of ours has more than four parts, each with two short headers. */
  parts: 20,
  headerPairs: 10,
  headerSize: 4 * 1024,
};
const mebibyte = 1024 * 1024;

interface Part {
  readonly name: string;
  content: string | File;
}

/**
 * Parses a multipart form as it arrives. Refuses a malformed form with 400, and too many parts or a part that is too large with
 * 413. Reads to the end in any case, so that the refusal reaches its sender, but keeps nothing beyond the limits.
 */
export async function parseForm(body: ReadableStream<Uint8Array>, contentType: string): Promise<FormData> {
  const parts: Part[] = [];
  let refusal: Refusal | undefined;
  const tooLarge = (message: string) => {
    refusal ??= new Refusal(413, message);
    parts.length = 0;
  };
  const parser = new Busboy({ headers: { 'content-type': contentType }, limits })
    .on('partsLimit', () => tooLarge(`A form may have at most ${limits.parts} parts.`))
    .on('field', (name, content, _isNameCut, isCut) => {
      if (isCut) tooLarge(`A text in a form may be at most ${limits.fieldSize / mebibyte} MiB.`);
      parts.push({ name, content });
    })
    .on('file', (name, stream, fileName) => {
      const part: Part = { name, content: '' };
      parts.push(part);
      const pieces: Uint8Array<ArrayBuffer>[] = [];
      stream
        .on('limit', () => tooLarge(`A file may be at most ${limits.fileSize / mebibyte} MiB.`))
        .on('data', (piece: Uint8Array<ArrayBuffer>) => void pieces.push(piece))
        .on('end', () => {
          part.content = new File(pieces, unescaped(fileName ?? 'blob'));
        })
        .on('error', () => undefined);
    });
  const parsed = finished(parser).catch(() => {
    refusal ??= new Refusal(400, 'The body is not a valid form.');
  });

  for await (const piece of body) {
    if (!refusal && !parser.write(piece)) await Promise.race([once(parser, 'drain'), parsed]);
  }
  parser.end();
  await parsed;
  if (refusal) throw refusal;
  const form = new FormData();
  for (const { name, content } of parts) form.append(name, content);
  return form;
}

/** Browsers escape these three in the name of a file (HTML §4.10.21.8). */
const unescaped = (fileName: string): string => fileName.replaceAll(/%0[AD]|%22/gi, decodeURIComponent);
