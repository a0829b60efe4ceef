import type { InvitationDraft } from './invitationFields.ts';

/** Longer than any name and address; bounds the work of the patterns below. */
const longestLine = 600;
const emailIn = /[^\s<>()[\]"]+@[^\s<>()[\]"]+/u;
/** The apostrophe that keeps a spreadsheet from reading a phone number as a formula. */
const guard = /'(?=\+\d)/g;
const phoneIn = /(?:\+|\b00)[\d\s().\p{Pd}/]{5,}\d/u;

/** Draft of an invitation from a line such as `João Silva +351 912 345 678 <joao@drivers.test>`. */
export const draftOfLine = (raw: string): InvitationDraft => {
  const line = raw.slice(0, longestLine).replaceAll(guard, '');
  const email = emailIn.exec(line)?.[0] ?? '';
  const withoutEmail = line.replace(email, ' ');
  const phone = phoneIn.exec(withoutEmail)?.[0] ?? '';
  const name = withoutEmail
    .replace(phone, ' ')
    .replaceAll(/[<>"()[\]]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/^[\s\-:–—]+|[\s\-:–—]+$/g, '');
  return { name, phone: phone.trim(), email, message: '' };
};
