import type { DriverField } from '../../../domain/driver/DriverDraft.ts';
import { cardTypes } from '../../../domain/driver/DriverCard.ts';
import { DateField } from '../../components/dates/DateField.tsx';
import { FieldGroup } from '../../components/FieldGroup.tsx';
import { TextField } from '../../components/TextField.tsx';
import { useSought } from '../../components/useSought.ts';
import type { FieldOf } from '../../shared/FieldOf.ts';
import { useAdminTexts } from '../../shared/useAdminTexts.ts';
import styles from './DriverForm.module.css';

export const CardFields = ({ field }: { readonly field: FieldOf<DriverField> }) => {
  const { drivers, optional } = useAdminTexts();
  const { form, field: labels } = drivers;
  const part = useSought<HTMLFieldSetElement>('cards');
  return (
    <FieldGroup ref={part} legend={form.cards} aside={optional} text={form.cardsText}>
      {cardTypes.map((type) => (
        <div key={type} className={styles.pair}>
          <TextField
            {...field(`cards.${type}.number`)}
            label={labels[`cards.${type}.number`]}
            autoComplete="off"
            spellCheck={false}
          />
          <DateField {...field(`cards.${type}.expiresOn`)} label={labels[`cards.${type}.expiresOn`]} />
        </div>
      ))}
    </FieldGroup>
  );
};
