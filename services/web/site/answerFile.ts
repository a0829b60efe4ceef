import type { Context } from 'hono';
import type { AppEnv } from '../AppEnv.ts';
import { encodings, type Encoding, type StoredFile } from './StoredFile.ts';

/** Answers a file in the best encoding the browser takes, or 304 when it has it already. */
export function answerFile(c: Context<AppEnv>, file: StoredFile): Response {
  const encoding = acceptedEncoding(c.req.header('Accept-Encoding') ?? '', file);
  const tag = `"${file.tag}${encoding ? `-${encoding}` : ''}"`;
  const headers = {
    ETag: tag,
    'Cache-Control': file.cacheControl,
    Vary: 'Accept-Encoding',
  };
  if (isKnown(c.req.header('If-None-Match'), tag)) return c.body(null, 304, headers);
  const body = encoding ? (file.encoded[encoding] ?? file.body) : file.body;
  return c.body(new Uint8Array(body), 200, {
    ...headers,
    'Content-Type': file.type,
    'Content-Length': String(body.length),
    ...(encoding && { 'Content-Encoding': encoding }),
  });
}

function acceptedEncoding(accepted: string, file: StoredFile): Encoding | undefined {
  const offers = new Map(accepted.split(',').map((offer) => weigh(offer)));
  return encodings.find((encoding) => file.encoded[encoding] && (offers.get(encoding) ?? offers.get('*') ?? 0) > 0);
}

function weigh(offer: string): [name: string, weight: number] {
  const [name = '', weight = 'q=1'] = offer.split(';').map((part) => part.trim().toLowerCase());
  return [name, Number(weight.replace(/^q=/, ''))];
}

const isKnown = (condition: string | undefined, tag: string): boolean =>
  (condition ?? '').split(',').some((known) => [tag, `W/${tag}`, '*'].includes(known.trim()));
