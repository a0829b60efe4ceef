import * as v from 'valibot';
import type { Account } from './Account.ts';
import { callProduct } from './callProduct.ts';
import { codeTo } from './codeTo.ts';
import { newEmail } from './newEmail.ts';

const directory = v.object({ data: v.array(v.object({ id: v.string(), domain: v.string() })) });

interface NewAccount {
  readonly company?: string;
  readonly name?: string;
  readonly audience?: 'fleet' | 'office';
  readonly brand?: 'greenline' | 'amber';
}

/** Creates a confirmed account with its own company, under the green brand unless another is named. */
export const newAccount = async ({
  company = 'Quick Haul',
  name = 'Nadia Petrova',
  audience = 'fleet',
  brand = 'greenline',
}: NewAccount = {}): Promise<Account> => {
  const account = { email: newEmail(), password: 'seven horses at dawn' };
  const { data } = v.parse(directory, await callProduct('/v1/companies/?isPaged=false&userId=1'));
  const market = data.find(({ domain }) => domain === `${brand}.localhost`);
  await callProduct('/api/v1/users', {
    method: 'POST',
    headers: { 'X-Company-Id': market?.id ?? '' },
    body: { ...account, company, name, phone: '+14155550132', audience },
  });
  const body = { username: account.email, otp: await codeTo(account.email) };
  await callProduct('/api/v1/users/otp', { method: 'POST', body });
  return account;
};
