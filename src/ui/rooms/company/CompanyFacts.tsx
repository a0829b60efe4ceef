import type { CompanyDetails } from '../../../domain/company/CompanyDetails.ts';
import { FactList } from '../../components/FactList.tsx';
import { MailLink } from '../../components/MailLink.tsx';
import { PhoneLink } from '../../components/PhoneLink.tsx';
import { useAdminTexts } from '../../shared/useAdminTexts.ts';
import { useCountryName } from '../../shared/useCountryName.ts';
import styles from './CompanyFacts.module.css';

/** The details as those read them who cannot change them. */
export const CompanyFacts = ({ details }: { readonly details: CompanyDetails }) => {
  const { company } = useAdminTexts();
  const nameOf = useCountryName();
  const { name, phone, email, street, postcode, city, country, vatId } = details;
  const countryName = country && nameOf(country);
  const address = [street, `${postcode} ${city}`.trim(), countryName].filter(Boolean).join(', ');
  const facts = [
    { title: company.field.name, value: name },
    { title: company.field.phone, value: phone && <PhoneLink phone={phone} /> },
    { title: company.field.email, value: email && <MailLink email={email} /> },
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
