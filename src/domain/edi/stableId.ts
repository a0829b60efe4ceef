/** Mixes a text into 32 bits, another 32 with each seed (the steps of MurmurHash3). */
const mixed = (text: string, seed: number): number => {
  let hash = seed;
  for (let at = 0; at < text.length; at += 1) {
    let part = Math.imul(text.charCodeAt(at), 0xcc_9e_2d_51);
    part = Math.imul((part << 15) | (part >>> 17), 0x1b_87_35_93);
    hash ^= part;
    hash = Math.imul((hash << 13) | (hash >>> 19), 5) + 0xe6_54_6b_64;
  }
  hash ^= text.length;
  hash = Math.imul(hash ^ (hash >>> 16), 0x85_eb_ca_6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2_b2_ae_35);
  return (hash ^ (hash >>> 16)) >>> 0;
};

const seeds = [0x9e_37_79_b9, 0x3c_6e_f3_72, 0xda_a6_6d_2b, 0x78_dd_e6_e4];

/** The same id (a UUID of version 8) for the same text, wherever and whenever it is made. No secret, and no proof of anything. */
export const stableId = (text: string): string => {
  const hex = seeds.map((seed) => mixed(text, seed).toString(16).padStart(8, '0')).join('');
  const variant = '89ab'.charAt(Number.parseInt(hex.charAt(16), 16) % 4);
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, variant + hex.slice(17, 20), hex.slice(20)].join(
    '-',
  );
};
