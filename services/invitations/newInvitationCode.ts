import type { Random } from '../random/Random.ts';

/** Without 0 O 1 I L, which are mistaken for one another when read aloud or copied by hand. */
const letters = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const fairBytes = 256 - (256 % letters.length);

/** Eight characters, each equally likely: bytes beyond the last full round of the alphabet are thrown away. */
export function newInvitationCode(random: Random): string {
  let code = '';
  while (code.length < 8) {
    for (const byte of random.bytes(16)) {
      if (byte < fairBytes && code.length < 8) code += letters.charAt(byte % letters.length);
    }
  }
  return code;
}
