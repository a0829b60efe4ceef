import { useState } from 'react';
import { checkFile } from '../../../../domain/paper/checkFile.ts';
import { fileKinds } from '../../../../domain/paper/fileKinds.ts';
import { Button } from '../../../components/Button.tsx';
import { FileDrop } from '../../../components/FileDrop.tsx';
import { fileSizeText } from '../../../components/papers/fileSizeText.ts';
import { useAdminTexts } from '../../../shared/useAdminTexts.ts';
import { useLocale } from '../../../shared/useLocale.ts';
import { useShipmentTexts } from '../useShipmentTexts.ts';
import list from './ProofFiles.module.css';
import styles from './ProofForm.module.css';
import { keyOf } from './useProofForm.ts';

interface ProofFilesFieldProps {
  readonly chosen: readonly File[];
  readonly problem: string | undefined;
  readonly add: (file: File) => void;
  readonly remove: (file: File) => void;
}

/** Photos and PDFs that prove a delivery, one after the other. */
export const ProofFilesField = ({ chosen, problem, add, remove }: ProofFilesFieldProps) => {
  const { fileProblems } = useAdminTexts().documents;
  const { form: words } = useShipmentTexts().proof;
  const locale = useLocale();
  const [unfit, setUnfit] = useState<string>();
  const take = (file: File): void => {
    const found = checkFile(file, 'other');
    setUnfit(found && `${file.name}: ${fileProblems[found]}`);
    if (!found) add(file);
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
      <FileDrop label={words.choose} hint={words.hint} accept={fileKinds.join()} onFile={take} />
      {said !== undefined && (
        <p role="alert" className={styles.problem}>
          {said}
        </p>
      )}
    </div>
  );
};
