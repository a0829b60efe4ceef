import { isPhone } from '../contact/isPhone.ts';

/**
 * Link that opens a text message to an E.164 number with a prepared text (RFC 5724); undefined for other numbers. iOS
 * only reads the text after `&`, hence the empty `?`.
 */
export const smsLink = (phone: string | undefined, words: string): string | undefined =>
  phone !== undefined && isPhone(phone) ? `sms:${phone}?&body=${encodeURIComponent(words)}` : undefined;
