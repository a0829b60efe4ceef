import type { CompanyDetails } from '../../../domain/company/CompanyDetails.ts';
import { FactList } from '../../components/FactList.tsx';
import { PhoneLink } from '../../components/PhoneLink.tsx';
import { useAdminTexts } from '../../hooks/useAdminTexts.ts';
import { useLocale } from '../../hooks/useLocale.ts';
import styles from './CompanyFacts.module.css';

/** The details as those read them who cannot change them. */
export const CompanyFacts = ({ details }: { readonly details: CompanyDetails }) => {
  const { company } = useAdminTexts();
  const locale = useLocale();
  const { name, phone, email, street, postcode, city, country, vatId } = details;
  const countryName = country && new Intl.DisplayNames(locale, { type: 'region' }).of(country);
  const address = [street, `${postcode} ${city}`.trim(), countryName].filter(Boolean).join(', ');
  const facts = [
    { title: company.field.name, value: name },
    { title: company.field.phone, value: phone && <PhoneLink phone={phone} /> },
    { title: company.field.email, value: email },
    { title: company.address, value: address },
    { title: company.field.vatId, value: vatId },
  ];
  return (
    <>
      <FactList facts={facts} none={company.none} />
      <p className={styles.note}>{company.onlyOwners}</p>
    </>
  );
};
