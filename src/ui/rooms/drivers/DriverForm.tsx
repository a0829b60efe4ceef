import { cardTypes } from '../../../domain/driver/CardType.ts';
import { type DriverDraft, driverFields, type DriverPath } from '../../../domain/driver/driverFields.ts';
import type { DriverRecord } from '../../../domain/driver/Driver.ts';
import { useAnchorFocus } from '../../components/useAnchorFocus.ts';
import { RecordEditor } from '../../shared/record/RecordEditor.tsx';
import { RecordFields } from '../../shared/record/RecordFields.tsx';
import { RecordSections } from '../../shared/record/RecordSections.tsx';
import type { RecordFormProps } from '../../shared/record/RecordFormPage.tsx';
import { useDraftText } from '../../shared/record/useDraftText.ts';
import { useAdminTexts } from '../../shared/useAdminTexts.ts';
import { useDriverTexts } from './useDriverTexts.ts';
import { useToday } from '../../shared/useToday.ts';
import styles from './DriverForm.module.css';
import { PhotoField } from './PhotoField.tsx';
import { useDriverForm } from './useDriverForm.ts';
import { useDriverWords } from './useDriverWords.ts';
import { useLaterOnFile } from './useLaterOnFile.ts';
import { VehicleChoice } from './VehicleChoice.tsx';

/** The form for new and existing drivers. */
export const DriverForm = ({ record: driver, onSaved, onLeave }: RecordFormProps<DriverRecord>) => {
  const { optional } = useAdminTexts();
  const { form: texts, field: labels } = useDriverTexts();
  const form = useDriverForm(driver, onSaved);
  const words = useDriverWords();
  const draftText = useDraftText(driverFields, words);
  const today = useToday();
  const licence = useAnchorFocus<HTMLFieldSetElement>('licence');
  const cards = useAnchorFocus<HTMLFieldSetElement>('cards');
  const isInvited = form.base?.status === 'invited';
  const laterOnFile = useLaterOnFile(form.base?.documents ?? [], form.draft);
  const textOf = (path: DriverPath, draft: DriverDraft): string => {
    const id = draft.currentVehicleId;
    if (path !== 'currentVehicleId' || id === '') return draftText(path, draft);
    return form.vehicles.find((vehicle) => vehicle?.id === id)?.fleetNo ?? texts.vehicleUnread;
  };
  const row = {
    fields: driverFields,
    field: form.field,
    labels,
    words,
    extras: {
      phone: { needed: !isInvited, hint: isInvited ? texts.phoneInvited : texts.phoneHint },
      'licence.number': { capitals: true },
      'licence.issuedOn': { latest: today },
      ...laterOnFile,
    },
    instead: {
      currentVehicleId: (
        <VehicleChoice
          key="currentVehicleId"
          label={labels.currentVehicleId}
          vehicle={form.vehicle}
          problem={form.field('currentVehicleId').problem}
          onChange={form.chooseVehicle}
        />
      ),
    },
  };
  return (
    <RecordEditor
      form={form}
      labels={labels}
      textOf={textOf}
      submit={driver ? texts.save : texts.saveNew}
      cancel={texts.cancel}
      onLeave={onLeave}
    >
      <RecordSections
        {...row}
        sections={{
          person: { legend: texts.person },
          work: { legend: texts.work },
          licence: {
            ref: licence,
            legend: texts.licence,
            aside: optional,
            text: texts.licenceText,
            marksOptional: false,
          },
          cards: {
            ref: cards,
            legend: texts.cards,
            aside: optional,
            text: texts.cardsText,
            inputs: cardTypes.map((type) => (
              <div key={type} className={styles.pair}>
                <RecordFields {...row} within={`cards.${type}`} marksOptional={false} />
              </div>
            )),
          },
        }}
      />
      <PhotoField photo={form.file} onPhoto={form.setFile} />
    </RecordEditor>
  );
};
