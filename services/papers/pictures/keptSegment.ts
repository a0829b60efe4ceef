const [jfif, profile, adobe] = [0xe0, 0xe2, 0xee];
/** The lengths that JFIF (ITU-T T.871 §10.1) without a preview and Adobe's segment (T.872 §6.5.3) state. */
const lengths = { jfif: 16, adobe: 14 } as const;

/**
 * What decoders need of a JPEG segment: frames, tables and scans whole, and of those that applications add the density, the kind
 * of colours and the colour profile. Undefined for all others, also comments, bare and reserved markers.
 */
export function keptSegment(marker: number, segment: Buffer): Buffer | undefined {
  const isNamed = (name: string) => segment.toString('latin1', 4, 4 + name.length) === name;
  if (marker === jfif && isNamed('JFIF\0')) return cutTo(lengths.jfif, segment)?.fill(0, 16);
  if (marker === adobe && isNamed('Adobe')) return cutTo(lengths.adobe, segment);
  if (marker === profile && isNamed('ICC_PROFILE\0')) return segment;
  return (marker >= 0xc0 && marker <= 0xcf) || (marker >= 0xda && marker <= 0xdf) ? segment : undefined;
}

/** A copy that states this length and ends there; undefined if it is shorter. */
function cutTo(length: number, segment: Buffer): Buffer | undefined {
  if (segment.length < 2 + length) return undefined;
  const cut = Buffer.from(segment.subarray(0, 2 + length));
  cut.writeUInt16BE(length, 2);
  return cut;
}
