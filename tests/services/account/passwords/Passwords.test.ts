import { expect, it } from 'vitest';
import { Passwords } from '../../../../services/account/passwords/Passwords.ts';

const passwords = new Passwords();
const verdict = (_: unknown, isRight: boolean) => Promise.resolve(isRight);

it('hashes with argon2id, 19 MiB, two passes, one lane', async () => {
  expect(await passwords.hash('correct horse')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});

it.each([
  ['correct horse', true],
  ['Correct horse', false],
  ['correct horse ', false],
])('takes %j for the right password: %j', async (typed, isRight) => {
  const account = { password_hash: await passwords.hash('correct horse') };
  expect(await passwords.check(() => Promise.resolve(account), typed, verdict)).toBe(isRight);
});

it('verifies against an unusable hash without an account, and always fails', async () => {
  expect(await passwords.check(() => Promise.resolve(undefined), '', verdict)).toBe(false);
});
