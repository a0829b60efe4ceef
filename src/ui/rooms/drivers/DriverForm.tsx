import { useState } from 'react';
import type { DriverRecord } from '../../../domain/driver/DriverRecord.ts';
import type { DriverVehicle } from '../../../domain/driver/DriverVehicle.ts';
import { ConflictDialogue } from '../../components/ConflictDialogue.tsx';
import { RestoredNote } from '../../components/RestoredNote.tsx';
import { RecordForm } from '../../components/record/RecordForm.tsx';
import { useAdminTexts } from '../../shared/useAdminTexts.ts';
import { useDriverForm } from './useDriverForm.ts';
import { useLocale } from '../../shared/useLocale.ts';
import { useNamedVehicle } from './useNamedVehicle.ts';
import { CardFields } from './CardFields.tsx';
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
  const { draft, field, form, photo, setPhoto, pending, leave, restored, held, clash } = useDriverForm({
    driver,
    language,
    onSaved,
  });
  const [chosen, setChosen] = useState<DriverVehicle>();
  const known = [chosen, held, clash?.theirs.currentVehicle];
  const current = useNamedVehicle(draft.currentVehicleId || undefined, known);
  const wordOf = useDraftWords(current.kind === 'named' ? [...known, current.vehicle] : known);
  return (
    <>
      <RecordForm
        {...form}
        submit={driver ? words.save : words.saveNew}
        cancel={words.cancel}
        busy={pending}
        onCancel={() => leave(onLeave)}
      >
        {restored && <RestoredNote {...restored} />}
        <PersonFields field={field} isInvited={driver?.status === 'invited'} />
        <WorkFields field={field} vehicle={current} onVehicle={setChosen} />
        <LicenceFields field={field} />
        <CardFields field={field} />
        <PhotoField photo={photo} onPhoto={setPhoto} />
      </RecordForm>
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
    </>
  );
};
