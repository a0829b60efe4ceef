import { expiryCompliance } from '../../../domain/paper/expiryCompliance.ts';
import { parseDay } from '../../../domain/calendar/parseDay.ts';
import { checkDocumentDates } from '../../../domain/paper/checkDocumentDates.ts';
import type { DocumentType } from '../../../domain/paper/DocumentType.ts';
import { useAdminTexts } from '../../shared/useAdminTexts.ts';
import { DateField } from '../dates/DateField.tsx';
import { SelectField } from '../SelectField.tsx';
import styles from './DocumentForm.module.css';
import type { PaperDraft } from './PaperDraft.ts';

interface PaperFieldsProps extends Pick<PaperDraft, 'fields' | 'set'> {
  /** Types the paper can have. */
  readonly types: readonly DocumentType[];
  /** `YYYY-MM-DD` in the user's time zone. */
  readonly today: string;
  /** Whether it was submitted without a type. */
  readonly isTypeMissing: boolean;
  /** Whether it was submitted without the expiry date it needs. */
  readonly isEndMissing: boolean;
}

/** Type and dates of a paper. */
export const PaperFields = ({ fields, set, types, today, isTypeMissing, isEndMissing }: PaperFieldsProps) => {
  const { add, type: names, problems } = useAdminTexts().documents;
  const { issuedOn, expiresOn } = checkDocumentDates(fields, today);
  const hasEnded = parseDay(fields.expiresOn) !== undefined && expiryCompliance(fields.expiresOn, today) === 'expired';
  return (
    <div className={styles.fields}>
      <SelectField
        label={add.type}
        name="type"
        value={fields.type}
        onChange={(value) => set('type', value)}
        options={types.map((value) => ({ value, label: names[value] }))}
        placeholder={add.typePlaceholder}
        problem={isTypeMissing ? add.typeMissing : undefined}
      />
      <DateField
        label={add.issuedOn}
        name="issuedOn"
        value={fields.issuedOn}
        onChange={(value) => set('issuedOn', value)}
        latest={today}
        problem={issuedOn && problems[issuedOn]}
      />
      <DateField
        label={add.expiresOn}
        name="expiresOn"
        value={fields.expiresOn}
        onChange={(value) => set('expiresOn', value)}
        hint={hasEnded && !expiresOn ? add.hasEnded : undefined}
        problem={isEndMissing ? add.endMissing : expiresOn && problems[expiresOn]}
      />
    </div>
  );
};
