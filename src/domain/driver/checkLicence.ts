import { readCountry } from '../company/readCountry.ts';
import { problemsOnly } from '../form/problemsOnly.ts';
import { readRecordDay } from '../form/readRecordDay.ts';
import { isOneOf } from '../outside/isOneOf.ts';
import type { DriverDraft, DriverField } from './DriverDraft.ts';
import type { DriverProblem, DriverProblems } from './DriverProblem.ts';
import { isPaperNumber } from './isPaperNumber.ts';
import { licenceCategories } from './LicenceCategory.ts';
import { splitCategories } from './splitCategories.ts';

const fields = [
  'licence.number',
  'licence.country',
  'licence.categories',
  'licence.issuedOn',
  'licence.expiresOn',
] as const;

const numberProblem = (typed: string): DriverProblem | undefined => {
  if (typed.trim() === '') return 'required';
  return isPaperNumber(typed) ? undefined : 'licence-number';
};

const countryProblem = (country: string): DriverProblem | undefined => {
  if (country.trim() === '') return 'required';
  return readCountry(country) ? undefined : 'country';
};

const categoriesProblem = (typed: string): DriverProblem | undefined => {
  const categories = splitCategories(typed);
  if (categories.length === 0) return 'required';
  return categories.every((category) => isOneOf(licenceCategories, category)) ? undefined : 'choice';
};

const issuedProblem = (issuedOn: string, today: string): DriverProblem | undefined => {
  if (issuedOn === '') return 'required';
  if (readRecordDay(issuedOn) === undefined) return 'day';
  return issuedOn > today ? 'day-future' : undefined;
};

const expiryProblem = (expiresOn: string, issuedOn: string): DriverProblem | undefined => {
  if (expiresOn === '') return 'required';
  if (readRecordDay(expiresOn) === undefined) return 'day';
  return readRecordDay(issuedOn) !== undefined && expiresOn <= issuedOn ? 'day-before-issue' : undefined;
};

/**
 * What is wrong with a licence, all of whose fields may be empty together: number 3 to 30 characters, issued today or earlier,
 * expiring after that; one that has expired may be kept (product §5). `today` is YYYY-MM-DD.
 */
export const checkLicence = (draft: DriverDraft, today: string): DriverProblems => {
  if (fields.every((field) => draft[field].trim() === '')) return {};
  return problemsOnly<DriverField, DriverProblem>({
    'licence.number': numberProblem(draft['licence.number']),
    'licence.country': countryProblem(draft['licence.country']),
    'licence.categories': categoriesProblem(draft['licence.categories']),
    'licence.issuedOn': issuedProblem(draft['licence.issuedOn'], today),
    'licence.expiresOn': expiryProblem(draft['licence.expiresOn'], draft['licence.issuedOn']),
  });
};
