import { isPhone } from '../contact/isPhone.ts';

/**
 * Opens a text message to a number in E.164 with these words in it (RFC 5724); undefined for anything else. iOS reads the words
 * after `&` alone, so the `?` stands before it, empty.
 */
export const smsLink = (phone: string | undefined, words: string): string | undefined =>
  phone !== undefined && isPhone(phone) ? `sms:${phone}?&body=${encodeURIComponent(words)}` : undefined;
