import { parseAccept } from 'hono/utils/accept';

/** Characters of the header that are read. Browsers send about 30, and parsing takes long per character. */
const maxRead = 256;

/**
 * The first offered encoding that `Accept-Encoding` allows (RFC 9110 §12.5.3); undefined for none. The order offered decides,
 * not the browser's as in hono's `accepts`.
 */
export function acceptedEncoding<Encoding extends string>(
  accepted: string | undefined,
  offered: readonly Encoding[],
): Encoding | undefined {
  const weights = new Map(
    parseAccept((accepted ?? '').slice(0, maxRead)).map(({ type, q }) => [type.toLowerCase(), q]),
  );
  return offered.find((encoding) => (weights.get(encoding) ?? weights.get('*') ?? 0) > 0);
}
