import { useState } from 'react';
import { fileKinds } from '../../../../domain/paper/fileKinds.ts';
import type { FileProblem } from '../../../../domain/paper/FileProblem.ts';
import { Button } from '../../../components/Button.tsx';
import { FieldProblem } from '../../../components/FieldProblem.tsx';
import { FileDrop } from '../../../components/FileDrop.tsx';
import { fileSizeText } from '../../../components/papers/fileSizeText.ts';
import { useAdminTexts } from '../../../shared/useAdminTexts.ts';
import { useLocale } from '../../../shared/useLocale.ts';
import { useShipmentTexts } from '../useShipmentTexts.ts';
import list from './ProofFiles.module.css';
import styles from './ProofForm.module.css';
import { keyOf } from './useProofFiles.ts';

interface ProofFilesFieldProps {
  readonly chosen: readonly File[];
  /** Where the files of the proof before it stand, if they are not here. */
  readonly standing: string | undefined;
  readonly problem: string | undefined;
  readonly add: (file: File) => Promise<FileProblem | 'twice' | undefined>;
  readonly remove: (file: File) => void;
}

/** Photos and PDFs that prove a delivery, one after the other. */
export const ProofFilesField = ({ chosen, standing, problem, add, remove }: ProofFilesFieldProps) => {
  const { fileProblems } = useAdminTexts().documents;
  const { form: words } = useShipmentTexts().proof;
  const locale = useLocale();
  const [unfit, setUnfit] = useState<string>();
  const take = async (file: File): Promise<void> => {
    const found = await add(file);
    setUnfit(found && `${file.name}: ${found === 'twice' ? words.twice : fileProblems[found]}`);
  };
  const said = unfit ?? problem;
  return (
    <div className={styles.chosen}>
      <span className={styles.label}>{words.proof}</span>
      <ul className={list.files}>
        {chosen.map((file) => (
          <li key={keyOf(file)} className={list.file}>
            <span className={list.name}>
              {file.name} · {fileSizeText(file.size, locale)}
            </span>
            <Button variant="quiet" aria-label={words.removeOf(file.name)} onClick={() => remove(file)}>
              {words.remove}
            </Button>
          </li>
        ))}
      </ul>
      <p role="status" className={styles.standing}>
        {standing}
      </p>
      <FileDrop label={words.choose} hint={words.hint} accept={fileKinds.join()} onFile={(file) => void take(file)} />
      {said !== undefined && <FieldProblem role="alert">{said}</FieldProblem>}
    </div>
  );
};
