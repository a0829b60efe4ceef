import { describe, expect, it, vi } from 'vitest';
import { confirmAccount } from '../../../src/application/account/confirmAccount.ts';
import { finishPasswordReset } from '../../../src/application/account/finishPasswordReset.ts';
import { joinCompany } from '../../../src/application/account/joinCompany.ts';
import { resendCode } from '../../../src/application/account/resendCode.ts';
import type { ResolveCompany } from '../../../src/application/company/resolveCompany.ts';
import { signIn } from '../../../src/application/account/signIn.ts';
import { signUp } from '../../../src/application/account/signUp.ts';
import { startPasswordReset } from '../../../src/application/account/startPasswordReset.ts';
import type { Company } from '../../../src/domain/company/Company.ts';
import { Failure } from '../../../src/domain/failure/Failure.ts';
import { companyFactory } from '../../support/factories/companyFactory.ts';
import { membershipFactory } from '../../support/factories/membershipFactory.ts';
import { FakeAccounts } from '../../support/fakes/FakeAccounts.ts';
import { FakeAuthentication } from '../../support/fakes/FakeAuthentication.ts';
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

const arrange = (address?: string, brand?: Company, stored?: Company) => {
  const accounts = new FakeAccounts();
  const brandCompany = new FakeBrandCompany(brand);
  const store = new FakeSessionStore({ company: stored });
  const resolve = vi.fn<ResolveCompany>(async () => {});
  const open = signUp(accounts, brandCompany, resolve, store, new FakeNavigation(address));
  return { accounts, brandCompany, store, resolve, open };
};

it.each([
  ['http://fleet.greenline.localhost:8080/', 'fleet'],
  ['http://office.greenline.localhost:8080/', 'office'],
  ['http://localhost:8080/', 'office'],
])('signing up at %s opens a %s account', async (address, audience) => {
  const { accounts, open } = arrange(address);
  await open(draft);
  expect(accounts.signUps.map((one) => one.audience)).toEqual([audience]);
});

it('signing up tidies every field except the password', async () => {
  const { accounts, open } = arrange();
  await open(draft);
  expect(accounts.signUps[0]?.draft).toEqual({
    company: 'Northwind Haulage',
    name: 'Ann Lee',
    email: 'ann@northwind.test',
    phone: '+4930123456',
    password: ' as typed ',
  });
});

describe('signing up stores the company of the host', () => {
  const greenline = companyFactory.build();

  it('even when an earlier session had another company selected', async () => {
    const { open, store, resolve } = arrange(undefined, greenline, membershipFactory.build());
    await open(draft);
    expect(store.read().company).toEqual(greenline);
    expect(resolve).not.toHaveBeenCalled();
  });

  it('after reading the directory again when it had not answered yet', async () => {
    const { open, store, resolve, brandCompany } = arrange(undefined, undefined, membershipFactory.build());
    resolve.mockImplementation(async () => brandCompany.keep(greenline));
    await open(draft);
    expect(store.read().company).toEqual(greenline);
  });

  it('or sends nothing when the directory cannot be read', async () => {
    const { open, resolve, accounts } = arrange();
    const unreachable = new Failure({ kind: 'unreachable', offline: false });
    resolve.mockRejectedValue(unreachable);
    await expect(open(draft)).rejects.toBe(unreachable);
    expect(accounts.signUps).toEqual([]);
  });
});

it('confirming an account ignores spaces in the code and around the email', async () => {
  const accounts = new FakeAccounts();
  await confirmAccount(accounts)(' ann@northwind.test ', ' 123 456 ');
  expect(accounts.confirmations).toEqual([{ username: 'ann@northwind.test', otp: '123456' }]);
});

it('resending a code and starting a password reset trim the email', async () => {
  const accounts = new FakeAccounts();
  await resendCode(accounts)(' ann@northwind.test ');
  await startPasswordReset(accounts)(' ann@northwind.test ');
  expect(accounts.resends).toEqual(['ann@northwind.test']);
  expect(accounts.resets).toEqual(['ann@northwind.test']);
});

it('resetting a password sends it exactly as typed', async () => {
  const accounts = new FakeAccounts();
  await finishPasswordReset(accounts)({ username: ' ann@northwind.test ', otp: '123 456', password: ' as typed ' });
  expect(accounts.newPasswords).toEqual([{ username: 'ann@northwind.test', otp: '123456', password: ' as typed ' }]);
});

describe('the first password of somebody who was invited', () => {
  const sent = { username: ' ann@northwind.test ', otp: '123 456', password: ' as typed ' };
  const join = (accounts: FakeAccounts, authentication = new FakeAuthentication()) => {
    const store = new FakeSessionStore();
    const joining = joinCompany(finishPasswordReset(accounts), signIn(authentication, store))(sent);
    return { joining, authentication, store };
  };

  it('is saved and signed in with', async () => {
    const { joining, authentication, store } = join(new FakeAccounts());
    expect(await joining).toBe(true);
    expect(authentication.credentials).toEqual([{ username: 'ann@northwind.test', password: ' as typed ' }]);
    expect(store.read().token).toBeDefined();
  });

  it('stays saved where signing in fails', async () => {
    const authentication = Object.assign(new FakeAuthentication(), {
      whenSigningIn: new Failure({ kind: 'unreachable', offline: false }),
    });
    const accounts = new FakeAccounts();
    expect(await join(accounts, authentication).joining).toBe(false);
    expect(accounts.newPasswords).toHaveLength(1);
  });

  it('is signed in with only once it was saved', async () => {
    const accounts = new FakeAccounts();
    accounts.outcome = new Failure({ kind: 'refused', status: 422, errors: [{ field: 'otp', message: 'is wrong' }] });
    const { joining, authentication } = join(accounts);
    await expect(joining).rejects.toBe(accounts.outcome);
    expect(authentication.credentials).toEqual([]);
  });
});

it('confirming an account passes on the refusal of the service', async () => {
  const accounts = new FakeAccounts();
  accounts.outcome = new Failure({ kind: 'refused', status: 422, errors: [{ field: 'otp', message: 'is wrong' }] });
  await expect(confirmAccount(accounts)('ann@northwind.test', '000000')).rejects.toBe(accounts.outcome);
});
