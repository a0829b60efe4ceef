import { once } from 'node:events';
import { finished } from 'node:stream/promises';
import { Busboy } from '@fastify/busboy';
import { jsonLimits } from '../json/jsonLimits.ts';
import { Refusal } from '../Refusal.ts';
import { largestFile } from '../uploadedFile.ts';

const longestText = jsonLimits.bytes;
const limits = {
  fileSize: largestFile,
  /** No form of ours has more than four parts, each with two short headers. */
  parts: 20,
  headerPairs: 10,
  headerSize: 4 * 1024,
};
const mebibyte = 1024 * 1024;
const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

interface Part {
  readonly name: string;
  content: string | File;
}

/**
 * Parses a multipart form as it arrives. Refuses with 400 a malformed form and text that is not UTF-8, and with 413 too many parts or a
 * part that is too large. Reads to the end in any case, so that the refusal reaches its sender, but keeps nothing beyond the limits.
 */
export async function parseForm(body: ReadableStream<Uint8Array>, contentType: string): Promise<FormData> {
  const parts: Part[] = [];
  let refusal: Refusal | undefined;
  const tooLarge = (message: string) => {
    refusal ??= new Refusal(413, message);
    parts.length = 0;
  };
  const textOf = (pieces: readonly Uint8Array[]): string => {
    try {
      return utf8.decode(Buffer.concat(pieces));
    } catch {
      refusal ??= new Refusal(400, 'The form has text that is not valid UTF-8.');
      return '';
    }
  };
  // Texts arrive as files do, in bytes: the parser would put U+FFFD for what it cannot read.
  const parser = new Busboy({ headers: { 'content-type': contentType }, limits, isPartAFile: () => true })
    .on('partsLimit', () => tooLarge(`A form may have at most ${limits.parts} parts.`))
    .on('file', (name, stream, fileName, _encoding, mime) => {
      const isText = fileName === undefined && mime !== 'application/octet-stream';
      const part: Part = { name, content: '' };
      parts.push(part);
      const pieces: Uint8Array<ArrayBuffer>[] = [];
      let size = 0;
      stream
        .on('limit', () => tooLarge(`A file may be at most ${limits.fileSize / mebibyte} MiB.`))
        .on('data', (piece: Uint8Array<ArrayBuffer>) => {
          size += piece.length;
          if (isText && size > longestText) tooLarge(`A text in a form may be at most ${longestText / mebibyte} MiB.`);
          else pieces.push(piece);
        })
        .on('end', () => {
          part.content = isText ? textOf(pieces) : new File(pieces, unescaped(fileName ?? 'blob'));
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
