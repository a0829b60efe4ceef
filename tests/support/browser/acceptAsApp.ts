import * as v from 'valibot';
import { callProduct } from './callProduct.ts';

const payload = v.object({ invitationId: v.string() });

/** Accepts an invitation as the Trucker app does: the id from the link, the code as typed. */
export const acceptAsApp = async (words: string, phone?: string): Promise<void> => {
  const encoded = /payload=([\w-]+)/.exec(words)?.[1] ?? '';
  const { invitationId } = v.parse(payload, JSON.parse(Buffer.from(encoded, 'base64url').toString()));
  const code = /\b[2-9A-Z]{8}\b/.exec(words.replaceAll(/https?:\S+/g, ''))?.[0];
  await callProduct(`/invitations/${invitationId}/accept`, { method: 'POST', body: { code, phone } });
};
