/** The first of the encodings offered that `Accept-Encoding` takes (RFC 9110 §12.5.3); undefined for the plain answer. */
export function acceptedEncoding<Encoding extends string>(
  accepted: string | undefined,
  offered: readonly Encoding[],
): Encoding | undefined {
  const weights = new Map((accepted ?? '').split(',').map((entry) => weigh(entry)));
  return offered.find((encoding) => (weights.get(encoding) ?? weights.get('*') ?? 0) > 0);
}

function weigh(entry: string): [name: string, weight: number] {
  const [name = '', weight = 'q=1'] = entry.split(';').map((part) => part.trim().toLowerCase());
  return [name, Number(weight.replace(/^q=/, ''))];
}
