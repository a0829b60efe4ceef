import { expect, it } from 'vitest';
import { confirmAccount } from '../../../src/application/useCases/confirmAccount.ts';
import { finishPasswordReset } from '../../../src/application/useCases/finishPasswordReset.ts';
import { resendCode } from '../../../src/application/useCases/resendCode.ts';
import { signUp } from '../../../src/application/useCases/signUp.ts';
import { startPasswordReset } from '../../../src/application/useCases/startPasswordReset.ts';
import { Failure } from '../../../src/domain/failure/Failure.ts';
import { companyFactory } from '../../support/factories/companyFactory.ts';
import { membershipFactory } from '../../support/factories/membershipFactory.ts';
import { FakeAccounts } from '../../support/fakes/FakeAccounts.ts';
import { FakeBrandCompany } from '../../support/fakes/FakeBrandCompany.ts';
import { FakeNavigation } from '../../support/fakes/FakeNavigation.ts';
import { FakeSessionStore } from '../../support/fakes/FakeSessionStore.ts';

const draft = {
  company: ' Northwind Haulage ',
  name: ' Ann Lee ',
  email: ' ann@northwind.test ',
  phone: '+49 30 123 456',
  password: ' as typed ',
};

it.each([
  ['http://fleet.greenline.localhost:8080/', 'fleet'],
  ['http://office.greenline.localhost:8080/', 'office'],
  ['http://localhost:8080/', 'office'],
])('opens an account from %s for the %s', async (address, audience) => {
  const accounts = new FakeAccounts();
  await signUp(accounts, new FakeBrandCompany(), new FakeSessionStore(), new FakeNavigation(address))(draft);
  expect(accounts.signUps.map((one) => one.audience)).toEqual([audience]);
});

it('tidies what was typed to sign up, but never the password', async () => {
  const accounts = new FakeAccounts();
  await signUp(accounts, new FakeBrandCompany(), new FakeSessionStore(), new FakeNavigation())(draft);
  expect(accounts.signUps[0]?.draft).toEqual({
    company: 'Northwind Haulage',
    name: 'Ann Lee',
    email: 'ann@northwind.test',
    phone: '+4930123456',
    password: ' as typed ',
  });
});

it('opens it under the brand of the host, whatever company an earlier session had selected', async () => {
  const greenline = companyFactory.build();
  const store = new FakeSessionStore({ company: membershipFactory.build() });
  await signUp(new FakeAccounts(), new FakeBrandCompany(greenline), store, new FakeNavigation())(draft);
  expect(store.read().company).toEqual(greenline);
});

it('confirms an account with a code typed in groups', async () => {
  const accounts = new FakeAccounts();
  await confirmAccount(accounts)(' ann@northwind.test ', ' 123 456 ');
  expect(accounts.confirmations).toEqual([{ username: 'ann@northwind.test', otp: '123456' }]);
});

it('asks for another code, and for a new password, by the tidied name', async () => {
  const accounts = new FakeAccounts();
  await resendCode(accounts)(' ann@northwind.test ');
  await startPasswordReset(accounts)(' ann@northwind.test ');
  expect(accounts.resends).toEqual(['ann@northwind.test']);
  expect(accounts.resets).toEqual(['ann@northwind.test']);
});

it('saves a new password as it was typed', async () => {
  const accounts = new FakeAccounts();
  await finishPasswordReset(accounts)({ username: ' ann@northwind.test ', otp: '123 456', password: ' as typed ' });
  expect(accounts.newPasswords).toEqual([{ username: 'ann@northwind.test', otp: '123456', password: ' as typed ' }]);
});

it('passes on what the service refuses', async () => {
  const accounts = new FakeAccounts();
  accounts.outcome = new Failure({ kind: 'refused', status: 422, errors: [{ field: 'otp', message: 'is wrong' }] });
  await expect(confirmAccount(accounts)('ann@northwind.test', '000000')).rejects.toBe(accounts.outcome);
});
