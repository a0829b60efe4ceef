import { checkEmail } from '../account/checkEmail.ts';
import { checkName } from '../account/checkName.ts';
import { checkPhone } from '../account/checkPhone.ts';
import type { Problem } from '../account/Problem.ts';
import { problemsOnly } from '../account/problemsOnly.ts';
import type { CompanyDraft } from './CompanyDraft.ts';
import type { CompanyProblem, CompanyProblems } from './CompanyProblem.ts';

const unlessEmpty = (typed: string, check: (typed: string) => Problem | undefined): Problem | undefined =>
  typed.trim() === '' ? undefined : check(typed);

/** An address is whole or not there at all: a part that is missing is asked for once another is filled in. */
const checkAddress = ({ street, postcode, city, country }: CompanyDraft) => {
  const isBegun = [street, postcode, city, country].some((part) => part.trim() !== '');
  const part = (typed: string): Problem | undefined => (isBegun ? checkName(typed) : undefined);
  const choice: CompanyProblem | undefined = part(country) && 'country';
  return { street: part(street), postcode: part(postcode), city: part(city), country: choice };
};

/** What is wrong with a company's details, field by field; the companies service enforces the same. */
export const checkCompany = (draft: CompanyDraft): CompanyProblems =>
  problemsOnly<keyof CompanyDraft, CompanyProblem>({
    name: checkName(draft.name),
    phone: unlessEmpty(draft.phone, checkPhone),
    email: unlessEmpty(draft.email, checkEmail),
    ...checkAddress(draft),
    vatId: unlessEmpty(draft.vatId, checkName),
  });
