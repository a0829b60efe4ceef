import { inject } from 'vitest';
import * as v from 'valibot';
import { callProduct } from './callProduct.ts';

const payload = v.object({ invitationId: v.string() });

/** Accepts an invitation as the Trucker app does: the id from where the link leads, the code as typed. */
export const acceptAsApp = async (words: string, phone?: string): Promise<void> => {
  const path = /\/i\/[\w-]{22}/.exec(words)?.[0] ?? '';
  const { headers } = await fetch(`http://127.0.0.1:${inject('port')}${path}`, { redirect: 'manual' });
  const encoded = /payload=([\w-]+)/.exec(headers.get('Location') ?? '')?.[1] ?? '';
  const { invitationId } = v.parse(payload, JSON.parse(Buffer.from(encoded, 'base64url').toString()));
  const code = /\b[2-9A-Z]{8}\b/.exec(words.replaceAll(/https?:\S+/g, ''))?.[0];
  await callProduct(`/invitations/${invitationId}/accept`, { method: 'POST', body: { code, phone } });
};
