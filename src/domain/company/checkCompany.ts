import { checkEmail } from '../contact/checkEmail.ts';
import { checkName } from '../form/checkName.ts';
import { checkPhone } from '../contact/checkPhone.ts';
import { checkLine } from '../form/checkLine.ts';
import type { Problem } from '../form/Problem.ts';
import { problemsOnly } from '../form/problemsOnly.ts';
import { checkVatId } from './checkVatId.ts';
import type { CompanyDraft } from './CompanyDraft.ts';
import type { CompanyProblem, CompanyProblems } from './CompanyProblem.ts';
import { readCountry } from './readCountry.ts';

type Check = (typed: string) => CompanyProblem | undefined;

const longestPostcode = 12;
const longestCity = 80;

const unlessEmpty = (typed: string, check: Check): CompanyProblem | undefined =>
  typed.trim() === '' ? undefined : check(typed);

const asOwn = (problem: Problem | undefined, own: CompanyProblem): CompanyProblem | undefined =>
  problem === 'too-long' ? own : problem;

const checkPostcode: Check = (typed) => asOwn(checkLine(typed, longestPostcode), 'postcode');
const checkCity: Check = (typed) => asOwn(checkLine(typed, longestCity), 'city');
const checkCountry: Check = (typed) => (readCountry(typed) ? undefined : 'country');

/** An address is whole or not there at all: a part that is missing is asked for once another is filled in. */
const checkAddress = ({ street, postcode, city, country }: CompanyDraft) => {
  const isBegun = [street, postcode, city, country].some((part) => part.trim() !== '');
  if (!isBegun) return {};
  return {
    street: checkName(street),
    postcode: checkPostcode(postcode),
    city: checkCity(city),
    country: checkCountry(country),
  };
};

/** What is wrong with a company's details, field by field; the companies service enforces the same. */
export const checkCompany = (draft: CompanyDraft): CompanyProblems =>
  problemsOnly<keyof CompanyDraft, CompanyProblem>({
    name: checkName(draft.name),
    phone: unlessEmpty(draft.phone, checkPhone),
    email: unlessEmpty(draft.email, checkEmail),
    ...checkAddress(draft),
    vatId: unlessEmpty(draft.vatId, checkVatId),
  });
