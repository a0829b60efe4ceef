import * as v from 'valibot';
import type { Account } from './Account.ts';
import { callProduct } from './callProduct.ts';
import { startSession } from './startSession.ts';

const companies = v.object({ data: v.array(v.object({ id: v.string() })) });
const invitations = v.object({ data: v.array(v.object({ link: v.string(), name: v.string() })) });

/** The link's path and the invitee of an invitation with this status that the account's company sent. */
export const invitationLink = async (account: Account, status: string): Promise<{ path: string; name: string }> => {
  const { token, user } = await startSession(account);
  const authorization = { Authorization: `Bearer ${token}` };
  const own = v.parse(
    companies,
    await callProduct(`/v1/companies?isPaged=false&userId=${user.id}`, { headers: authorization }),
  );
  const headers = { ...authorization, 'X-Company-Id': own.data[0]?.id ?? '' };
  const sent = v.parse(invitations, await callProduct(`/invitations?status=${status}&size=1`, { headers }));
  const { pathname, search } = new URL(sent.data[0]?.link ?? '');
  return { path: pathname + search, name: sent.data[0]?.name ?? '' };
};
