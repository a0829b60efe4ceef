/** The first 32 bits of the fractional parts of roots of the first primes (FIPS 180-4, 4.2.2 and 5.3.3). */
const fractionsOf = (power: number, count: number): readonly number[] => {
  const primes: number[] = [];
  for (let each = 2; primes.length < count; each += 1)
    if (primes.every((prime) => each % prime !== 0)) primes.push(each);
  return primes.map((prime) => ((prime ** power % 1) * 2 ** 32) | 0);
};

const rotated = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

/** The message with its padding: a one, zeros, and its length in bits. */
const padded = (bytes: Uint8Array): DataView => {
  const view = new DataView(new ArrayBuffer(Math.ceil((bytes.length + 9) / 64) * 64));
  for (const [at, byte] of bytes.entries()) view.setUint8(at, byte);
  view.setUint8(bytes.length, 0x80);
  view.setBigUint64(view.byteLength - 8, BigInt(bytes.length) * 8n);
  return view;
};

/** SHA-256 (FIPS 180-4), for pages that the browser gives none. */
export const plainSha256 = (bytes: Uint8Array): Uint8Array => {
  const rounds = fractionsOf(1 / 3, 64);
  const hash = Int32Array.from(fractionsOf(1 / 2, 8));
  const message = padded(bytes);
  const words = new Int32Array(64);
  for (let block = 0; block < message.byteLength; block += 64) {
    for (let at = 0; at < 64; at += 1) {
      const [early = 0, late = 0] = [words[at - 15], words[at - 2]];
      const one = rotated(early, 7) ^ rotated(early, 18) ^ (early >>> 3);
      const two = rotated(late, 17) ^ rotated(late, 19) ^ (late >>> 10);
      words[at] = at < 16 ? message.getInt32(block + at * 4) : (words[at - 16] ?? 0) + one + (words[at - 7] ?? 0) + two;
    }
    let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = hash;
    for (const [at, word] of words.entries()) {
      const choice = (e & f) ^ (~e & g);
      const one = (h + (rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25)) + choice + (rounds[at] ?? 0) + word) | 0;
      const two = ((rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
    }
    for (const [at, word] of [a, b, c, d, e, f, g, h].entries()) hash[at] = (hash[at] ?? 0) + word;
  }
  const made = new DataView(new ArrayBuffer(32));
  for (const [at, word] of hash.entries()) made.setInt32(at * 4, word);
  return new Uint8Array(made.buffer);
};
