import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { confirmationBody, newPasswordBody, signUpBody, usernameQuery } from '../../services/account/accountSchemas.ts';
import { isCommonPassword } from '../../services/account/passwords/isCommonPassword.ts';
import { newPassword as newPasswordField } from '../../services/account/passwords/newPassword.ts';
import { credentials } from '../../services/account/signInSchemas.ts';
import { confirmAccount } from '../../src/application/account/confirmAccount.ts';
import { finishPasswordReset } from '../../src/application/account/finishPasswordReset.ts';
import { signUp } from '../../src/application/account/signUp.ts';
import { checkConfirmation } from '../../src/domain/account/checkConfirmation.ts';
import { checkNewPassword } from '../../src/domain/account/checkNewPassword.ts';
import { checkSignIn } from '../../src/domain/account/checkSignIn.ts';
import { checkSignUp } from '../../src/domain/account/checkSignUp.ts';
import { checkUsername } from '../../src/domain/account/checkUsername.ts';
import { commonPasswords } from '../../src/domain/account/commonPasswords.ts';
import { isGuessable } from '../../src/domain/account/isGuessable.ts';
import { normaliseCode } from '../../src/domain/account/normaliseCode.ts';
import { singleSpaced } from '../../src/domain/outside/singleSpaced.ts';
import type { Problems } from '../../src/domain/record/Problem.ts';
import { AxiosAccounts } from '../../src/infrastructure/http/account/AxiosAccounts.ts';
import { companyFactory } from '../support/factories/companyFactory.ts';
import { FakeBrandCompany } from '../support/fakes/FakeBrandCompany.ts';
import { FakeNavigation } from '../support/fakes/FakeNavigation.ts';
import { FakeSessionStore } from '../support/fakes/FakeSessionStore.ts';
import { awkwardTexts } from './awkwardTexts.ts';
import { formAndServiceAgree } from './formAndServiceAgree.ts';
import { keptBy } from './keptBy.ts';
import { recordedLine } from './recordedLine.ts';

const line = recordedLine();

const nothingWrong = (problems: Problems): boolean => Object.values(problems).every((problem) => !problem);

const signUpDraft = {
  company: 'Greenline Haulage',
  name: 'Ann Lee',
  email: 'ann@greenline.test',
  phone: '+49 30 1234567',
  password: 'Haul-2026-demo',
};

/** The service knows far more common passwords than the form, and has the last word. */
const isKnownToBoth = (password: string): boolean =>
  isCommonPassword(password) === (commonPasswords.has(password.toLowerCase()) || isGuessable(password, []));

describe('the sign-up form and the account service', () => {
  formAndServiceAgree(signUpDraft, ['company', 'name', 'email', 'phone', 'password'], {
    formAccepts: (draft) => nothingWrong(checkSignUp(draft)) && isKnownToBoth(draft.password),
    serviceKeeps: (body) => keptBy(signUpBody, body),
    typed: (draft) => ({
      ...draft,
      company: singleSpaced(draft.company),
      name: singleSpaced(draft.name),
      audience: 'fleet',
    }),
    sent: async (draft) => {
      const { http, sent } = line;
      sent.body = undefined;
      const brand = new FakeBrandCompany(companyFactory.build());
      const send = signUp(
        new AxiosAccounts(http),
        brand,
        () => Promise.resolve(),
        new FakeSessionStore(),
        new FakeNavigation(),
      );
      await send(draft);
      return sent.body;
    },
  });
});

const newPassword = { username: 'ann@greenline.test', otp: '123456', password: 'Haul-2026-demo' };

describe('the password reset form and the account service', () => {
  formAndServiceAgree(newPassword, ['otp', 'password'], {
    formAccepts: (draft) => nothingWrong(checkNewPassword(draft)) && isKnownToBoth(draft.password),
    serviceKeeps: (body) => keptBy(newPasswordBody, body),
    typed: (draft) => ({ ...draft, otp: normaliseCode(draft.otp) }),
    sent: async (draft) => {
      const { http, sent } = line;
      sent.body = undefined;
      await finishPasswordReset(new AxiosAccounts(http))(draft);
      return sent.body;
    },
  });
});

describe('the confirmation form and the account service', () => {
  formAndServiceAgree({ username: 'ann@greenline.test', otp: '123456' }, ['otp'], {
    formAccepts: (draft) => nothingWrong(checkConfirmation(draft)),
    serviceKeeps: (body) => keptBy(confirmationBody, body),
    typed: ({ username, otp }) => ({ username, otp: normaliseCode(otp) }),
    sent: async ({ username, otp }) => {
      const { http, sent } = line;
      sent.body = undefined;
      await confirmAccount(new AxiosAccounts(http))(username, otp);
      return sent.body;
    },
  });
});

describe('the sign-in form and the account service', () => {
  it('agree on user names, except that the form may reject more', () => {
    const sent = awkwardTexts.filter((username) => nothingWrong(checkUsername({ username })));
    expect(sent.length).toBeGreaterThan(10);
    expect(sent.filter((username) => keptBy(usernameQuery, { username }) === undefined)).toEqual([]);
  });

  it('agree on passwords', () => {
    const drafts = awkwardTexts.map((password) => ({ username: 'ann@greenline.test', password }));
    const refusals = (isFine: (draft: (typeof drafts)[number]) => boolean) => drafts.filter((draft) => !isFine(draft));
    const byForm = refusals((draft) => nothingWrong(checkSignIn(draft)));
    expect(refusals((draft) => keptBy(credentials, draft) !== undefined)).toEqual(byForm);
  });
});

it('the service knows every common password that the form knows', () => {
  expect([...commonPasswords].filter((password) => v.is(newPasswordField, password))).toEqual([]);
});
