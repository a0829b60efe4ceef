import { newAccount } from './newAccount.ts';

/** Signs somebody up at running services. */
export const signUpAt = (
  address: string,
  account: Partial<typeof newAccount> = {},
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> =>
  fetch(`${address}/api/v1/users`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify({ ...newAccount, ...account }),
  });
