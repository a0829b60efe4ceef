import type { Random } from '../random/Random.ts';

/** Without 0 O 1 I L, which are easily confused. */
const letters = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const unbiasedBytes = 256 - (256 % letters.length);

/** Eight uniformly distributed characters. Bytes beyond the last multiple of the alphabet are skipped, to avoid bias. */
export function newInvitationCode(random: Random): string {
  let code = '';
  while (code.length < 8) {
    for (const byte of random.bytes(16)) {
      if (byte < unbiasedBytes && code.length < 8) code += letters.charAt(byte % letters.length);
    }
  }
  return code;
}
