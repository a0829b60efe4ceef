import type { CompanyDetails } from '../../../domain/company/CompanyDetails.ts';
import type { CompanyDraft } from '../../../domain/company/CompanyDraft.ts';
import { Button } from '../../components/Button.tsx';
import { ConflictDialogue } from '../../components/ConflictDialogue.tsx';
import { RestoredNote } from '../../components/RestoredNote.tsx';
import { SelectField } from '../../components/SelectField.tsx';
import { TextField } from '../../components/TextField.tsx';
import { useAdminTexts } from '../../shared/useAdminTexts.ts';
import { useCompanyForm } from './useCompanyForm.ts';
import { useCountryName } from '../../shared/useCountryName.ts';
import { useCountryOptions } from '../../shared/useCountryOptions.ts';
import styles from './CompanyForm.module.css';

/** What is typed stays, also when somebody else changes the company meanwhile: then the person compares and chooses. */
export const CompanyForm = ({ details }: { readonly details: CompanyDetails }) => {
  const { company, optional } = useAdminTexts();
  const labels = company.field;
  const countries = useCountryOptions();
  const countryName = useCountryName();
  const { draft, field, form, pending, isUnsaved, isSaved, undo, restored, clash } = useCompanyForm(details);
  const wordOf = (name: keyof CompanyDraft, value: string): string =>
    name === 'country' && value !== '' ? countryName(value) : value;
  return (
    <form className={styles.form} noValidate {...form}>
      {restored && <RestoredNote {...restored} />}
      <TextField {...field('name')} label={labels.name} autoComplete="organization" />
      <div className={styles.reach}>
        <TextField {...field('phone')} label={labels.phone} aside={optional} type="tel" autoComplete="tel" />
        <TextField {...field('email')} label={labels.email} aside={optional} type="email" autoComplete="email" />
      </div>
      <TextField {...field('street')} label={labels.street} autoComplete="street-address" hint={company.addressText} />
      <div className={styles.place}>
        <TextField {...field('postcode')} label={labels.postcode} autoComplete="postal-code" />
        <TextField {...field('city')} label={labels.city} autoComplete="address-level2" />
      </div>
      <div className={styles.state}>
        <SelectField
          {...field('country')}
          label={labels.country}
          placeholder={company.noCountry}
          options={countries}
          autoComplete="country"
        />
        <TextField
          {...field('vatId')}
          label={labels.vatId}
          aside={optional}
          autoCapitalize="characters"
          spellCheck={false}
        />
      </div>
      <div className={styles.end}>
        <Button type="submit" busy={pending}>
          {company.save}
        </Button>
        {isUnsaved && (
          <Button variant="quiet" onClick={undo}>
            {company.undo}
          </Button>
        )}
        <p role="status">{isSaved && company.saved}</p>
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
