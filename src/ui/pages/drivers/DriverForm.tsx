import { useState } from 'react';
import type { DriverRecord } from '../../../domain/driver/DriverRecord.ts';
import type { DriverVehicle } from '../../../domain/driver/DriverVehicle.ts';
import { Button } from '../../components/Button.tsx';
import { ConflictDialogue } from '../../components/ConflictDialogue.tsx';
import { useAdminTexts } from '../../hooks/useAdminTexts.ts';
import { useDriverForm } from '../../hooks/useDriverForm.ts';
import { useLeaveWarning } from '../../hooks/useLeaveWarning.ts';
import { useLocale } from '../../hooks/useLocale.ts';
import { useQuestion } from '../../hooks/useQuestion.ts';
import { CardFields } from './CardFields.tsx';
import styles from './DriverForm.module.css';
import { LicenceFields } from './LicenceFields.tsx';
import { PersonFields } from './PersonFields.tsx';
import { PhotoField } from './PhotoField.tsx';
import { useDraftWords } from './useDraftWords.ts';
import { WorkFields } from './WorkFields.tsx';

interface DriverFormProps {
  /** The driver to be changed; without one a new one is added. */
  readonly driver: DriverRecord | undefined;
  readonly onSaved: (driver: DriverRecord) => void;
  readonly onLeave: () => void;
}

/** One form for a new and for a changed driver, in sections. */
export const DriverForm = ({ driver, onSaved, onLeave }: DriverFormProps) => {
  const { form: words, field: labels } = useAdminTexts().drivers;
  const [language = 'en'] = useLocale().split('-');
  const { draft, field, form, photo, setPhoto, isChanged, pending, held, clash } = useDriverForm({
    driver,
    language,
    onSaved,
  });
  const [chosen, setChosen] = useState<DriverVehicle>();
  const vehicles = [chosen, held, clash?.theirs.currentVehicle];
  const wordOf = useDraftWords(vehicles);
  const ask = useQuestion();
  useLeaveWarning(isChanged);

  const leave = async (): Promise<void> => {
    const question = { title: words.leaveTitle, text: words.leaveText, yes: words.leaveYes, no: words.leaveNo };
    if (!isChanged || (await ask(question))) onLeave();
  };
  return (
    <form className={styles.form} noValidate {...form}>
      <PersonFields field={field} isInvited={driver?.status === 'invited'} />
      <WorkFields
        field={field}
        vehicle={vehicles.find((vehicle) => vehicle?.id === draft.currentVehicleId)}
        onVehicle={setChosen}
      />
      <LicenceFields field={field} />
      <CardFields field={field} />
      <PhotoField photo={photo} onPhoto={setPhoto} />
      <div className={styles.ways}>
        <Button type="submit" busy={pending}>
          {driver ? words.save : words.saveNew}
        </Button>
        <Button variant="quiet" onClick={() => void leave()}>
          {words.cancel}
        </Button>
      </div>
      {clash && (
        <ConflictDialogue
          rows={clash.fields.map((name) => ({
            label: labels[name],
            mine: wordOf(name, draft[name]),
            theirs: wordOf(name, clash.theirDraft[name]),
          }))}
          busy={pending}
          onTakeTheirs={clash.takeTheirs}
          onSaveMine={clash.saveMine}
          onClose={clash.close}
        />
      )}
    </form>
  );
};
