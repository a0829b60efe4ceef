import { assertNever } from '../../../domain/failure/assertNever.ts';
import type { CodedProblem } from '../../../domain/failure/fieldRefusal.ts';
import type { FieldNames } from '../../../domain/failure/FieldNames.ts';
import { numberFormat } from '../../../domain/number/numberFormat.ts';
import { isOneOf } from '../../../domain/outside/isOneOf.ts';
import { ownText } from '../../../domain/outside/ownText.ts';
import { fieldAt } from '../../../domain/record/fieldAt.ts';
import type { Field, Fields } from '../../../domain/record/Field.ts';
import { withoutIndices } from '../../../domain/record/withoutIndices.ts';
import type { Limits } from '../../../domain/record/Problem.ts';
import { problemCodes } from '../../../domain/record/ProblemCode.ts';
import { useAdminTexts } from '../useAdminTexts.ts';
import { useLocale } from '../useLocale.ts';
import { useTexts } from '../useTexts.ts';

/** Words a problem with the field at a path; undefined for an unknown code. */
export type ProblemText = (problem: CodedProblem, path: string) => string | undefined;

const chosen: ReadonlySet<Field['kind']> = new Set(['choice', 'choices', 'country', 'reference']);

const limitsOf = (field: Field): Limits => {
  if (field.kind === 'group') return {};
  const { least, most } = field;
  return field.kind === 'list' ? { least, most } : { least, most, decimals: field.decimals };
};

/**
 * Words problems with the fields of a table, with limits formatted in the user's locale. `labels` are what people call the fields,
 * so that an empty one says what to enter.
 */
export const useProblemText = (fields: Fields, labels: FieldNames): ProblemText => {
  const words = { ...useTexts().problems, ...useAdminTexts().problems };
  const locale = useLocale();
  const number = (value = 0): string => numberFormat(locale, { useGrouping: 'min2' }).format(value);
  /** As the count below a long text has it. */
  const length = (value = 0): string => numberFormat(locale).format(value);
  const range = ({ least, most, decimals }: Limits): string =>
    decimals ? words.decimal(number(least), number(most), decimals) : words.whole(number(least), number(most));

  return ({ code, limits: told }, path) => {
    if (!isOneOf(problemCodes, code)) return undefined;
    const field = fieldAt(fields, path);
    // A service may send only the limit that was broken; the table has both.
    const limits: Limits = { ...(field && limitsOf(field)), ...told };
    const label = ownText(labels, withoutIndices(path));
    switch (code) {
      case 'required':
        return field && chosen.has(field.kind) ? words.choose(label) : words.enter(label);
      case 'not_a_choice':
        return words.choose(label);
      case 'too_short':
      case 'too_long':
        return words.length(length(limits.least ?? 1), length(limits.most));
      case 'too_few':
      case 'too_many':
        return words.items(number(limits.least), number(limits.most));
      case 'out_of_range':
      case 'not_a_number':
      case 'not_whole':
      case 'too_precise':
        return range(limits);
      case 'more_than_ordered':
      case 'more_than_delivered':
        return words[code](number(limits.most));
      case 'not_a_day':
      case 'unprintable':
      case 'email':
      case 'phone':
      case 'country':
      case 'plate':
      case 'vin':
      case 'vat_id':
      case 'has_link':
      case 'taken':
      case 'repeated':
      case 'in_future':
      case 'before_issue':
      case 'gross_below_payload':
      case 'payload_missing':
      case 'temperature_missing':
      case 'temperature_order':
      case 'contact_missing':
      case 'not_an_instant':
      case 'time_zone':
      case 'currency':
      case 'in_past':
      case 'window_order':
      case 'stop_order':
      case 'must_be_pickup':
      case 'must_be_delivery':
      case 'delivered_first':
      case 'position_missing':
      case 'several_towns':
      case 'un_number':
      case 'tunnel_code':
      case 'below_cargo':
      case 'too_heavy':
      case 'after_first_window':
      case 'other_currency':
      case 'same_amount':
      case 'after_offer':
      case 'nobody_asked':
      case 'wrong_stop':
      case 'no_such_event':
      case 'before_previous':
      case 'after_next':
      case 'reason_untrue':
        return words[code];
      // Why a truck does not fit is told by its verdict.
      case 'not_eligible':
        return undefined;
      // No record has a code or a password; the forms that do have words for them.
      case 'code_format':
      case 'wrong_code':
      case 'wrong_password':
      case 'password_unchanged':
      case 'password_email':
      case 'password_common':
        return undefined;
      case 'unknown_field':
      case 'wrong_type':
        return words.invalid;
      default:
        return assertNever(code);
    }
  };
};
