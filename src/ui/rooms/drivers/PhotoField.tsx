import { useState } from 'react';
import { checkFile } from '../../../domain/paper/checkFile.ts';
import { pictureKinds } from '../../../domain/paper/fileKinds.ts';
import { Button } from '../../components/Button.tsx';
import { FieldGroup } from '../../components/FieldGroup.tsx';
import { FileDrop } from '../../components/FileDrop.tsx';
import { useAdminTexts } from '../../shared/useAdminTexts.ts';
import { useDriverTexts } from './useDriverTexts.ts';
import styles from './DriverForm.module.css';

interface PhotoFieldProps {
  readonly photo: File | undefined;
  readonly onPhoto: (photo: File | undefined) => void;
}

/** The photo, saved together with the form. */
export const PhotoField = ({ photo, onPhoto }: PhotoFieldProps) => {
  const { documents, optional } = useAdminTexts();
  const drivers = useDriverTexts();
  const { form } = drivers;
  const [problem, setProblem] = useState<string>();
  const take = (file: File): void => {
    const found = checkFile(file, 'photo');
    setProblem(found && `${file.name}: ${documents.fileProblems[found]}`);
    if (!found) onPhoto(file);
  };
  return (
    <FieldGroup legend={form.photo} aside={optional}>
      <div className={styles.whole}>
        <FileDrop
          label={photo ? documents.picture.replace : documents.picture.add}
          hint={documents.picture.hint}
          accept={pictureKinds.join()}
          onFile={take}
        />
        {problem !== undefined && (
          <p role="alert" className={styles.problem}>
            {problem}
          </p>
        )}
        {photo && (
          <div className={styles.row}>
            <span role="status">{form.photoChosen(photo.name)}</span>
            <Button variant="quiet" onClick={() => onPhoto(undefined)}>
              {form.photoDrop}
            </Button>
          </div>
        )}
      </div>
    </FieldGroup>
  );
};
