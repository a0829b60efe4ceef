import { randomUUID } from 'node:crypto';
import { callsTo } from './callsTo.ts';
import { mailsTo } from './mailsTo.ts';
import type { TestMember } from './people.ts';

const password = 'A long way home';

/** Signs somebody up at running services, with a company of a brand, and in. */
export async function enterAt(
  address: string,
  brand: string,
  audience: 'fleet' | 'office',
  company: string,
): Promise<TestMember> {
  const { call } = callsTo(address);
  const email = `${randomUUID()}@example.com`;
  const person = { company, name: 'Ana Silva', email, phone: '+351912345678', audience, password };
  await call('/api/v1/users', { json: person, company: brand });
  const [mail] = await mailsTo(address, email);
  const otp = /\b\d{6}\b/.exec(mail?.text ?? '')?.[0];
  await call('/api/v1/users/otp', { json: { username: email, otp } });
  const { token, user } = (await call('/api/v1/login', { json: { username: email, password } })).body.data;
  const found = await call(`/v1/companies?isPaged=false&userId=${user.id}`, { token });
  return { id: user.id, email, company: found.body.data[0].id, token };
}
