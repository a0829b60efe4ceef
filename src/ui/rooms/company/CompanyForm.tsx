import type { CompanyDetails } from '../../../domain/company/CompanyDetails.ts';
import { companyFields } from '../../../domain/company/companyFields.ts';
import type { SectionOf } from '../../../domain/record/SectionOf.ts';
import { sectionsOf } from '../../../domain/record/sectionsOf.ts';
import { Button } from '../../components/Button.tsx';
import { RestoredNote } from '../../components/RestoredNote.tsx';
import { RecordConflict } from '../../shared/record/RecordConflict.tsx';
import { RecordFields } from '../../shared/record/RecordFields.tsx';
import { useDraftText } from '../../shared/record/useDraftText.ts';
import styles from './CompanyForm.module.css';
import { useCompanyForm } from './useCompanyForm.ts';
import { useCompanyTexts } from './useCompanyTexts.ts';

/** How the fields of each section stand side by side. */
const grids = {
  identity: undefined,
  contact: styles.contact,
  registration: styles.registration,
  customs: undefined,
} satisfies Record<SectionOf<typeof companyFields>, string | undefined>;

/** The company's details as a form for owners. */
export const CompanyForm = ({ details }: { readonly details: CompanyDetails }) => {
  const company = useCompanyTexts();
  const { draft, field, form, pending, isUnsaved, isSaved, undo, restored, conflict } = useCompanyForm(details);
  const labels = company.field;
  const row = {
    fields: companyFields,
    field,
    labels,
    words: {},
    extras: {
      name: { autoComplete: 'organization' },
      phone: { autoComplete: 'tel' },
      email: { autoComplete: 'email' },
      'address.street': { autoComplete: 'street-address', hint: company.addressText, needed: true },
      'address.postcode': { autoComplete: 'postal-code', needed: true },
      'address.city': { autoComplete: 'address-level2', needed: true },
      'address.country': { autoComplete: 'country', needed: true },
      vatId: { capitals: true },
      region: { placeholder: company.sameRegion, hint: company.regionText },
    },
  };
  return (
    <form className={styles.form} noValidate {...form}>
      {restored && <RestoredNote {...restored} />}
      {sectionsOf(companyFields).map((section) => (
        <div key={section} className={grids[section]}>
          <RecordFields {...row} section={section} />
        </div>
      ))}
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
      <RecordConflict
        conflict={conflict}
        draft={draft}
        labels={labels}
        textOf={useDraftText(companyFields, {})}
        busy={pending}
      />
    </form>
  );
};
