import { expect, it } from 'vitest';
import { checkPasswordChange } from '../../../src/domain/account/checkPasswordChange.ts';

const [current, next] = ['Haul-2026-demo', 'a quiet lorry at dawn'];

it.each([
  [current, next, undefined, undefined],
  ['', next, 'required', undefined],
  [current, '', undefined, 'required'],
  [current, 'short', undefined, 'too_short'],
  [current, current, undefined, 'password_unchanged'],
  [current, 'ann@greenline.test', undefined, 'password_email'],
  [current, 'Greenline-2026', undefined, 'password_common'],
])('the change of %j to %j', (currentPassword, password, ofCurrent, ofNext) => {
  const problems = checkPasswordChange({ currentPassword, password }, 'ann@greenline.test', ['Greenline']);
  expect([problems.currentPassword?.code, problems.password?.code]).toEqual([ofCurrent, ofNext]);
});
