import * as v from 'valibot';
import { expect } from 'vitest';
import { callProduct } from './callProduct.ts';

const mails = v.array(v.object({ to: v.string(), subject: v.string(), text: v.string() }));

/** The mails to an address, newest first, once there are as many as expected. */
export const mailsTo = async (address: string, count = 1): Promise<v.InferOutput<typeof mails>> => {
  const read = async () => v.parse(mails, await callProduct(`/outbox.json?to=${encodeURIComponent(address)}`));
  await expect.poll(async () => (await read()).length).toBe(count);
  return read();
};
