import { useState } from 'react';
import { checkCompany } from '../../../domain/company/checkCompany.ts';
import type { CompanyDetails } from '../../../domain/company/CompanyDetails.ts';
import type { CompanyDraft } from '../../../domain/company/CompanyDraft.ts';
import { Button } from '../../components/Button.tsx';
import { SelectField } from '../../components/SelectField.tsx';
import { TextField } from '../../components/TextField.tsx';
import { useAdminTexts } from '../../hooks/useAdminTexts.ts';
import { useCountryOptions } from '../../hooks/useCountryOptions.ts';
import { useDraft } from '../../hooks/useDraft.ts';
import type { Task } from '../../hooks/useTask.ts';
import styles from './CompanyForm.module.css';

interface CompanyFormProps {
  readonly details: CompanyDetails;
  readonly task: Task<CompanyDetails>;
}

const draftOf = ({ name, phone, email, street, postcode, city, country, vatId }: CompanyDetails): CompanyDraft => ({
  name,
  phone,
  email,
  street,
  postcode,
  city,
  country,
  vatId,
});

/** What is typed stays, also when somebody else changes the company meanwhile: a change of an older version is refused. */
export const CompanyForm = ({ details, task }: CompanyFormProps) => {
  const { company } = useAdminTexts();
  const countries = useCountryOptions();
  const [saved, setSaved] = useState(false);
  const [version, setVersion] = useState(details.version);
  const save = async (draft: CompanyDraft): Promise<boolean> => {
    const done = await task.run({ ...details, ...draft, version });
    if (done) setVersion(version + 1);
    return done;
  };
  const { field, form } = useDraft({
    initial: draftOf(details),
    check: checkCompany,
    task: { ...task, run: save },
    onDone: () => setSaved(true),
  });
  return (
    <form className={styles.form} noValidate {...form} onChange={() => setSaved(false)}>
      <TextField {...field('name')} label={company.name} autoComplete="organization" />
      <div className={styles.pair}>
        <TextField {...field('phone')} label={company.phone} type="tel" autoComplete="tel" />
        <TextField {...field('email')} label={company.email} type="email" autoComplete="email" />
      </div>
      <TextField {...field('street')} label={company.street} autoComplete="street-address" hint={company.addressText} />
      <div className={styles.pair}>
        <TextField {...field('postcode')} label={company.postcode} autoComplete="postal-code" />
        <TextField {...field('city')} label={company.city} autoComplete="address-level2" />
      </div>
      <div className={styles.pair}>
        <SelectField
          {...field('country')}
          label={company.country}
          placeholder={company.noCountry}
          options={countries}
          autoComplete="country"
        />
        <TextField {...field('vatId')} label={company.vatId} autoCapitalize="characters" spellCheck={false} />
      </div>
      <div className={styles.end}>
        <Button type="submit" busy={task.pending}>
          {company.save}
        </Button>
        <p role="status">{saved && company.saved}</p>
      </div>
    </form>
  );
};
