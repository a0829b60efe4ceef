import * as v from 'valibot';
import type { Account } from './Account.ts';
import { callProduct } from './callProduct.ts';
import { payloadOf } from './payloadOf.ts';
import { startSession } from './startSession.ts';

const handedOver = v.object({ data: v.object({ token: v.string(), user: v.looseObject({ id: v.string() }) }) });

const exchange = (body: object) => callProduct('/api/v1/utils/exchange-token', { method: 'POST', body });

/** A hand-over link that has already been used. */
export const spentLink = async (account: Account): Promise<string> => {
  const { token } = await startSession(account);
  const { data } = v.parse(handedOver, await exchange({ token, purpose: 'handOver' }));
  await exchange({ token: data.token });
  return `/?payload=${payloadOf(data)}`;
};
