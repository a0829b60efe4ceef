import { parseAccept } from 'hono/utils/accept';

/**
 * The first of the encodings offered that `Accept-Encoding` takes (RFC 9110 §12.5.3); undefined for the plain answer. We choose, not
 * the browser: hono's `accepts` would take the first it names.
 */
export function acceptedEncoding<Encoding extends string>(
  accepted: string | undefined,
  offered: readonly Encoding[],
): Encoding | undefined {
  const weights = new Map(parseAccept(accepted ?? '').map(({ type, q }) => [type.toLowerCase(), q]));
  return offered.find((encoding) => (weights.get(encoding) ?? weights.get('*') ?? 0) > 0);
}
