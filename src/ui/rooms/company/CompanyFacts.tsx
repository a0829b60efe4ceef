import type { CompanyDetails } from '../../../domain/company/CompanyDetails.ts';
import { companyFields } from '../../../domain/company/companyFields.ts';
import { MailLink } from '../../components/MailLink.tsx';
import { PhoneLink } from '../../components/PhoneLink.tsx';
import { RecordFacts } from '../../shared/record/RecordFacts.tsx';
import { useCountryName } from '../../shared/useCountryName.ts';
import styles from './CompanyFacts.module.css';
import { useCompanyTexts } from './useCompanyTexts.ts';

/** The company's details, read-only. */
export const CompanyFacts = ({ details }: { readonly details: CompanyDetails }) => {
  const company = useCompanyTexts();
  const { field: labels } = company;
  const countryName = useCountryName();
  const { phone, email, address } = details;
  const region = details.region ?? address?.country;
  const inOneLine =
    address && `${address.street}, ${address.postcode} ${address.city}, ${countryName(address.country)}`;
  return (
    <>
      <RecordFacts
        fields={companyFields}
        facts={details}
        labels={labels}
        words={{}}
        instead={{
          phone: { title: labels.phone, value: phone && <PhoneLink phone={phone} /> },
          email: { title: labels.email, value: email && <MailLink email={email} /> },
          'address.street': { title: company.address, value: inOneLine },
          'address.postcode': false,
          'address.city': false,
          'address.country': false,
          region: { title: labels.region, value: region && countryName(region) },
        }}
      />
      <p className={styles.note}>{company.onlyOwners}</p>
    </>
  );
};
