import type { InvitationDraft } from './InvitationDraft.ts';

const titles = ['Name', 'Phone', 'Email', 'Message'];

const cell = (typed: string): string => (/[";\r\n]/.test(typed) ? `"${typed.replaceAll('"', '""')}"` : typed);

/** Invitations as a text that `readInvitationRows` reads as the same, for a person to correct; empty without any. */
export const writeInvitationRows = (drafts: readonly InvitationDraft[]): string => {
  if (drafts.length === 0) return '';
  const rows = drafts.map(({ name, phone, email, message }) => [name, phone, email, message]);
  return [titles, ...rows].map((cells) => cells.map(cell).join(';')).join('\n');
};
