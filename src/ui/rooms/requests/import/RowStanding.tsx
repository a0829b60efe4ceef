import type { FieldError } from '../../../../domain/failure/FieldError.ts';
import { importColumns } from '../../../../domain/request/importColumns.ts';
import type { ImportedRow } from '../../../../domain/request/ImportedRow.ts';
import { requestFields } from '../../../../domain/request/requestFields.ts';
import { ownText } from '../../../../domain/outside/ownText.ts';
import { StatusBadge, type Tone } from '../../../components/StatusBadge.tsx';
import { useProblemText } from '../../../shared/record/useProblemText.ts';
import { useRequestTexts } from '../useRequestTexts.ts';
import styles from './ImportPage.module.css';

const tones = { ready: 'open', added: 'good', exists: 'quiet', refused: 'warning' } as const satisfies Record<
  ImportedRow['outcome'],
  Tone
>;

/** What became of a row, with what is wrong by column. */
export const RowStanding = ({ row: { outcome, errors } }: { readonly row: ImportedRow }) => {
  const { importing: words, field: labels } = useRequestTexts();
  const problemText = useProblemText(requestFields, labels);
  const textOf = ({ field, message, code, limits }: FieldError): string => {
    const path = ownText(importColumns, field) ?? field;
    return words.problem(field, (code === undefined ? undefined : problemText({ code, limits }, path)) ?? message);
  };
  return (
    <div className={styles.standing}>
      <StatusBadge tone={tones[outcome]}>{words.outcome[outcome]}</StatusBadge>
      {errors.length > 0 && (
        <ul className={styles.problems}>
          {errors.map((error) => (
            <li key={error.field}>{textOf(error)}</li>
          ))}
        </ul>
      )}
    </div>
  );
};
