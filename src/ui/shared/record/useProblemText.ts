import { assertNever } from '../../../domain/failure/assertNever.ts';
import type { Limits, Problem } from '../../../domain/record/Problem.ts';
import { useAdminTexts } from '../useAdminTexts.ts';
import { useLocale } from '../useLocale.ts';

/** A problem with a field as a sentence. `isChoice` for a field that is chosen and not typed. */
export type ProblemText = (problem: Problem, isChoice?: boolean) => string;

/** The words for problems of records, with their limits as numbers are written where the person is. */
export const useProblemText = (): ProblemText => {
  const { problems: words } = useAdminTexts();
  const locale = useLocale();
  const number = (value = 0): string => new Intl.NumberFormat(locale, { useGrouping: 'min2' }).format(value);
  const range = ({ least, most, decimals }: Limits = {}): string =>
    decimals ? words.decimal(number(least), number(most), decimals) : words.whole(number(least), number(most));

  return ({ code, limits = {} }, isChoice = false) => {
    switch (code) {
      case 'required':
        return isChoice ? words.choice : words.required;
      case 'not_a_choice':
        return words.choice;
      case 'too_short':
      case 'too_long':
        return words.length(number(limits.least ?? 1), number(limits.most));
      case 'too_few':
      case 'too_many':
        return words.items(number(limits.least), number(limits.most));
      case 'out_of_range':
      case 'not_a_number':
      case 'not_whole':
      case 'too_precise':
        return range(limits);
      case 'not_a_day':
      case 'unprintable':
      case 'email':
      case 'phone':
      case 'country':
      case 'plate':
      case 'vin':
      case 'vat_id':
      case 'taken':
      case 'repeated':
      case 'in_future':
      case 'before_issue':
      case 'gross_below_payload':
      case 'payload_missing':
      case 'temperature_missing':
      case 'temperature_order':
      case 'contact_missing':
      case 'code_format':
      case 'wrong_code':
      case 'password_email':
      case 'password_common':
        return words[code];
      case 'unknown_field':
      case 'wrong_type':
        return words.invalid;
      default:
        return assertNever(code);
    }
  };
};
