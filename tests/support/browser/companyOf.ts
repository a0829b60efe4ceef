import * as v from 'valibot';
import type { Account } from './Account.ts';
import { callProduct } from './callProduct.ts';
import { startSession } from './startSession.ts';

const companies = v.object({ data: v.array(v.object({ id: v.string() })) });
const answer = v.object({ data: v.unknown() });

/** The headers of a signed-in member of the account's only company. */
const headersOf = async (account: Account): Promise<Readonly<Record<string, string>>> => {
  const { token, user } = await startSession(account);
  const signedIn = { Authorization: `Bearer ${token}` };
  const own = v.parse(
    companies,
    await callProduct(`/v1/companies?isPaged=false&userId=${user.id}`, { headers: signedIn }),
  );
  return { ...signedIn, 'X-Company-Id': own.data[0]?.id ?? '' };
};

/** Calls the product as a member of the account's only company; `body` makes it a POST. Returns the data of the answer. */
export const companyOf = async (account: Account) => {
  const headers = await headersOf(account);
  return async (path: string, body?: object): Promise<unknown> =>
    v.parse(answer, await callProduct(path, { headers, ...(body && { method: 'POST', body }) })).data;
};
