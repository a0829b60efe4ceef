import { Link } from 'react-router-dom';
import { recordPath } from '../../../../domain/access/recordPath.ts';
import type { FieldError } from '../../../../domain/failure/FieldError.ts';
import { fieldAt } from '../../../../domain/record/fieldAt.ts';
import { isDayAlone } from '../../../../domain/request/isDayAlone.ts';
import { packageCodes } from '../../../../domain/request/cargoCodes.ts';
import { importColumns } from '../../../../domain/request/importColumns.ts';
import type { ImportedRow } from '../../../../domain/request/ImportedRow.ts';
import type { DateOrder } from '../../../../domain/request/readCellTime.ts';
import { requestFields } from '../../../../domain/request/requestFields.ts';
import { ownText } from '../../../../domain/outside/ownText.ts';
import { Caution } from '../../../components/Caution.tsx';
import { StatusBadge, type Tone } from '../../../components/StatusBadge.tsx';
import { useAdminTexts } from '../../../shared/useAdminTexts.ts';
import { useProblemText } from '../../../shared/record/useProblemText.ts';
import { useRequestTexts } from '../useRequestTexts.ts';
import styles from './ImportPage.module.css';
import { useTownQuestion } from './useTownQuestion.ts';

const tones = { ready: 'open', added: 'good', exists: 'quiet', refused: 'warning' } as const satisfies Record<
  ImportedRow['outcome'],
  Tone
>;

/** The words that the field at a path takes. */
const optionsAt = (path: string): readonly string[] => {
  const field = fieldAt(requestFields, path);
  return field && 'options' in field ? (field.options ?? []) : [];
};

/** How many kinds of packaging are named as examples. */
const usualOnes = 5;

interface RowStandingProps {
  readonly row: ImportedRow;
  /** Whether the rows are published at once. */
  readonly publish: boolean;
  readonly dateOrder: DateOrder;
  /** What stands in a column of it. */
  readonly read: (column: string) => string;
}

/**
 * What became of a row, what it looks like, and what is wrong by column, also what only keeps it from being published: what was read,
 * and what to write instead.
 */
export const RowStanding = ({ row, publish, dateOrder, read }: RowStandingProps) => {
  const { outcome, errors, beforePublishing, looksLike } = row;
  const { importing: words, field: labels, form } = useRequestTexts();
  const townQuestion = useTownQuestion();
  const problemText = useProblemText(requestFields, labels);
  const { freight } = useAdminTexts();
  const usualPackages = packageCodes
    .slice(0, usualOnes)
    .map((code) => freight.package[code])
    .join(', ');
  const wordFor = (field: string, code: string): string =>
    (field === 'body_types' ? ownText(freight.bodyType, code) : undefined) ??
    (field === 'equipment' ? ownText(freight.equipment, code) : undefined) ??
    (field === 'pricing' ? ownText({ bid: form.models.bid, fixed: form.fixedPrice }, code) : undefined) ??
    code;
  const textOf = ({ field, message, code, limits }: FieldError): string => {
    const path = ownText(importColumns, field) ?? field;
    const typed = read(field).trim();
    const town = code === 'several_towns' ? row.towns.find(({ column }) => column === field) : undefined;
    const hasPostcode = read(field.replace('_city', '_postcode')).trim() !== '';
    const question = townQuestion(town, typed, hasPostcode);
    if (question !== undefined) return words.problem(field, '', question);
    const asked = (): string | undefined => {
      if (code === undefined) return undefined;
      const choices = code === 'not_a_choice' ? optionsAt(path) : [];
      if (choices.length > 0 && field === 'package') return words.packageChoices(usualPackages);
      if (choices.length > 0) return words.choices(choices.map((choice) => wordFor(field, choice)).join(', '));
      if (code === 'not_an_instant' && isDayAlone(typed, dateOrder)) return words.addTime(typed);
      if (code === 'not_an_instant') return words.writeTime(words.dates[dateOrder]);
      return ownText(words.write, code) ?? problemText({ code, limits }, path);
    };
    return words.problem(field, typed, asked() ?? message);
  };
  const listOf = (told: readonly FieldError[]) => (
    <ul className={styles.problems}>
      {told.map((error) => (
        <li key={error.field}>{textOf(error)}</li>
      ))}
    </ul>
  );
  return (
    <div className={styles.standing}>
      {outcome === 'ready' && beforePublishing.length > 0 ? (
        <StatusBadge tone="warning">{words.readyAsDraft}</StatusBadge>
      ) : (
        <StatusBadge tone={tones[outcome]}>
          {outcome === 'added' && publish ? words.publishedRow : words.outcome[outcome]}
        </StatusBadge>
      )}
      {looksLike && (
        <Caution>
          <span>
            {words.looksLike}{' '}
            {looksLike.id === undefined ? (
              looksLike.reference
            ) : (
              <Link to={recordPath('requests', looksLike.id)}>{looksLike.reference}</Link>
            )}
          </span>
        </Caution>
      )}
      {errors.length > 0 && listOf(errors)}
      {beforePublishing.length > 0 && (
        <>
          <p className={styles.before}>{words.beforePublishing}</p>
          {listOf(beforePublishing)}
        </>
      )}
    </div>
  );
};
