import { codePoints } from '../account/codePoints.ts';
import { singleSpaced } from '../outside/singleSpaced.ts';
import type { DriverDraft } from './DriverDraft.ts';
import type { DriverProblem, DriverProblems } from './DriverProblem.ts';
import { isCalendarDate } from '../compliance/isCalendarDate.ts';
import { licenceCategories } from './LicenceCategory.ts';
import { splitCategories } from './splitCategories.ts';

const fields = [
  'licence.number',
  'licence.country',
  'licence.categories',
  'licence.issuedOn',
  'licence.expiresOn',
] as const;

const shortestNumber = 3;
const longestNumber = 30;

const numberProblem = (typed: string): DriverProblem | undefined => {
  const length = codePoints(singleSpaced(typed));
  if (length === 0) return 'required';
  return length < shortestNumber || length > longestNumber ? 'licence-number' : undefined;
};

const countryProblem = (country: string): DriverProblem | undefined => {
  if (country === '') return 'required';
  return /^[A-Z]{2}$/.test(country) ? undefined : 'country';
};

const categoriesProblem = (typed: string): DriverProblem | undefined => {
  const known: readonly string[] = licenceCategories;
  const categories = splitCategories(typed);
  if (categories.length === 0) return 'required';
  return categories.every((category) => known.includes(category)) ? undefined : 'choice';
};

const issuedProblem = (issuedOn: string, today: string): DriverProblem | undefined => {
  if (issuedOn === '') return 'required';
  if (!isCalendarDate(issuedOn)) return 'day';
  return issuedOn > today ? 'day-future' : undefined;
};

const expiryProblem = (expiresOn: string, issuedOn: string): DriverProblem | undefined => {
  if (expiresOn === '') return 'required';
  if (!isCalendarDate(expiresOn)) return 'day';
  return isCalendarDate(issuedOn) && expiresOn <= issuedOn ? 'day-before-issue' : undefined;
};

/**
 * What is wrong with a licence, all of whose fields may be empty together: number 3 to 30 characters, issued today or earlier,
 * expiring after that; one that has expired may be kept (product §5). `today` is YYYY-MM-DD.
 */
export const checkLicence = (draft: DriverDraft, today: string): DriverProblems => {
  if (fields.every((field) => draft[field].trim() === '')) return {};
  const problems: Readonly<Record<(typeof fields)[number], DriverProblem | undefined>> = {
    'licence.number': numberProblem(draft['licence.number']),
    'licence.country': countryProblem(draft['licence.country']),
    'licence.categories': categoriesProblem(draft['licence.categories']),
    'licence.issuedOn': issuedProblem(draft['licence.issuedOn'], today),
    'licence.expiresOn': expiryProblem(draft['licence.expiresOn'], draft['licence.issuedOn']),
  };
  return Object.fromEntries(fields.flatMap((field) => (problems[field] ? [[field, problems[field]]] : [])));
};
