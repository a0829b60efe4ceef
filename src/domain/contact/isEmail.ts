const longestEmail = 254;
const address =
  /^[^\s@<>()[\],;:"\\\p{Cc}]{1,64}@(?:[^\s@.<>()[\],;:"\\\p{Cc}]{1,63}\.)+[^\s@.<>()[\],;:"\\\p{Cc}]{2,63}$/u;

/**
 * Whether a text is an email address: one @, up to 64 characters before it, a dotted domain behind, at most 254 in all.
 */
export const isEmail = (text: string): boolean => text.length <= longestEmail && address.test(text);
