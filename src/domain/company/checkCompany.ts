import { checkEmail } from '../account/checkEmail.ts';
import { checkName } from '../account/checkName.ts';
import { checkPhone } from '../account/checkPhone.ts';
import type { FieldProblems } from '../account/FieldProblems.ts';
import type { Problem } from '../account/Problem.ts';
import { problemsOnly } from '../account/problemsOnly.ts';
import type { CompanyDraft } from './CompanyDraft.ts';

const unlessEmpty = (typed: string, check: (typed: string) => Problem | undefined): Problem | undefined =>
  typed.trim() === '' ? undefined : check(typed);

/** An address is whole or not there at all: a part that is missing is asked for once another is filled in. */
const checkAddress = ({ street, postcode, city, country }: CompanyDraft) => {
  const isBegun = [street, postcode, city, country].some((part) => part.trim() !== '');
  const part = (typed: string): Problem | undefined => (isBegun ? checkName(typed) : undefined);
  return { street: part(street), postcode: part(postcode), city: part(city), country: part(country) };
};

/** What is wrong with a company's details, field by field; the companies service enforces the same. */
export const checkCompany = (draft: CompanyDraft): FieldProblems<keyof CompanyDraft> =>
  problemsOnly({
    name: checkName(draft.name),
    phone: unlessEmpty(draft.phone, checkPhone),
    email: unlessEmpty(draft.email, checkEmail),
    ...checkAddress(draft),
    vatId: unlessEmpty(draft.vatId, checkName),
  });
