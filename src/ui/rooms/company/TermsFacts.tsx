import type { ShipperTerms } from '../../../domain/terms/ShipperTerms.ts';
import { termsFields } from '../../../domain/terms/termsFields.ts';
import { Card } from '../../components/Card.tsx';
import { RecordParts } from '../../components/record/RecordParts.tsx';
import { RecordFacts } from '../../shared/record/RecordFacts.tsx';
import { useLocale } from '../../shared/useLocale.ts';
import styles from './Terms.module.css';
import { TermsPreview } from './TermsPreview.tsx';
import { useCompanyTexts } from './useCompanyTexts.ts';

/** A shipper's terms for those who only read them. */
export const TermsFacts = ({ terms }: { readonly terms: ShipperTerms }) => {
  const { terms: texts } = useCompanyTexts();
  const amount = new Intl.NumberFormat(useLocale(), { minimumFractionDigits: 2 });
  return (
    <RecordParts
      main={
        <Card title={texts.title}>
          <RecordFacts
            fields={termsFields}
            facts={terms}
            labels={texts.field}
            words={{ lateRule: texts.lateRule }}
            instead={{
              ratePerHour: { title: texts.field.ratePerHour, value: amount.format(terms.ratePerHour) },
              cancellationFee: { title: texts.field.cancellationFee, value: amount.format(terms.cancellationFee) },
            }}
          />
          <p className={styles.only}>{texts.onlyOwners}</p>
        </Card>
      }
      side={<TermsPreview terms={terms} />}
    />
  );
};
