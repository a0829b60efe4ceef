import { type ReactNode, useId, useState } from 'react';
import { CheckField } from '../../components/CheckField.tsx';
import { FieldProblem } from '../../components/FieldProblem.tsx';
import { ReadFailure } from '../../components/ReadFailure.tsx';
import { TextField } from '../../components/TextField.tsx';
import styles from './CarrierChoice.module.css';
import { useCarrierChoice } from './useCarrierChoice.ts';

/** As many are seen at a glance. */
const few = 8;

interface CarrierChoiceProps {
  readonly texts: {
    readonly label: string;
    readonly find: string;
    readonly none: string;
    /** Beside the name of a carrier that is not asked. */
    readonly blocked: (name: string) => string;
    readonly chosen: (count: number) => string;
  };
  /** Ids. */
  readonly chosen: readonly string[];
  readonly onChoose: (id: string, isChosen: boolean) => void;
  readonly hint?: ReactNode;
  readonly problem?: string | undefined;
}

/** Chooses carriers of the market by their names. A room with this field calls `bindCarriers`. */
export const CarrierChoice = ({ texts, chosen, onChoose, hint, problem }: CarrierChoiceProps) => {
  const id = useId();
  const [typed, setTyped] = useState('');
  const { data, isLoadingError, error, refetch } = useCarrierChoice(typed);
  const found = data?.rows ?? [];
  const isLong = typed !== '' || (data?.total ?? 0) > few;
  return (
    <div
      role="group"
      aria-labelledby={`${id}-label`}
      aria-describedby={problem === undefined ? undefined : `${id}-problem`}
      className={styles.choice}
    >
      <p id={`${id}-label`} className={styles.label}>
        {texts.label} <span className={styles.count}>{texts.chosen(chosen.length)}</span>
      </p>
      {hint !== undefined && <p className={styles.hint}>{hint}</p>}
      {isLong && (
        <TextField name="findCarrier" label={texts.find} autoComplete="off" value={typed} onChange={setTyped} />
      )}
      {isLoadingError && <ReadFailure failure={error} onRetry={() => void refetch()} />}
      {data && found.length === 0 && <p className={styles.hint}>{texts.none}</p>}
      {found.length > 0 && (
        <div className={styles.options}>
          {found.map((carrier) => (
            <CheckField
              key={carrier.id}
              name="carriers"
              label={carrier.blocked ? texts.blocked(carrier.name) : carrier.name}
              checked={chosen.includes(carrier.id)}
              onChange={(isChosen) => onChoose(carrier.id, isChosen)}
            />
          ))}
        </div>
      )}
      {problem !== undefined && <FieldProblem id={`${id}-problem`}>{problem}</FieldProblem>}
    </div>
  );
};
