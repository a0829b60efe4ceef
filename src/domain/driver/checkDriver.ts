import { checkEmail } from '../contact/checkEmail.ts';
import { checkName } from '../form/checkName.ts';
import { checkPhone } from '../contact/checkPhone.ts';
import { problemsOnly } from '../form/problemsOnly.ts';
import { isOneOf } from '../outside/isOneOf.ts';
import { checkCards } from './checkCards.ts';
import { checkLicence } from './checkLicence.ts';
import type { DriverDraft, DriverField } from './DriverDraft.ts';
import { driverLanguages } from './driverLanguages.ts';
import type { DriverProblem, DriverProblems } from './DriverProblem.ts';
import type { DriverStatus } from './DriverStatus.ts';
import { employments } from './Employment.ts';

export interface DriverCheck {
  /** The status the driver has, or gets by being added. */
  readonly status: DriverStatus;
  /** YYYY-MM-DD where the person is. */
  readonly today: string;
}

/**
 * What is wrong with a driver, field by field; the drivers service enforces the same (product §5). Somebody who is only
 * invited may be without a phone.
 */
export const checkDriver = (draft: DriverDraft, { status, today }: DriverCheck): DriverProblems =>
  problemsOnly<DriverField, DriverProblem>({
    name: checkName(draft.name),
    phone: status === 'invited' && draft.phone.trim() === '' ? undefined : checkPhone(draft.phone),
    email: draft.email.trim() === '' ? undefined : checkEmail(draft.email),
    language: isOneOf(driverLanguages, draft.language) ? undefined : 'choice',
    employment: isOneOf(employments, draft.employment) ? undefined : 'choice',
    ...checkLicence(draft, today),
    ...checkCards(draft),
  });
