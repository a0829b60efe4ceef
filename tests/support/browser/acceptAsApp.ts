import * as v from 'valibot';
import { callProduct } from './callProduct.ts';

const payload = v.object({ invitationId: v.string() });

/** What the Trucker app does with the words somebody got: it takes the invitation from their link, and the code as it is typed in. */
export const acceptAsApp = async (words: string, phone?: string): Promise<void> => {
  const encoded = /payload=([\w-]+)/.exec(words)?.[1] ?? '';
  const { invitationId } = v.parse(payload, JSON.parse(Buffer.from(encoded, 'base64url').toString()));
  const code = /\b[2-9A-Z]{8}\b/.exec(words.replaceAll(/https?:\S+/g, ''))?.[0];
  await callProduct(`/invitations/${invitationId}/accept`, { method: 'POST', body: { code, phone } });
};
