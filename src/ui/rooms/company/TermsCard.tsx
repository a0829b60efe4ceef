import { Link } from 'react-router-dom';
import { roomPath } from '../../../domain/access/roomPath.ts';
import { termsIn } from '../../../domain/terms/termsIn.ts';
import { Card } from '../../components/Card.tsx';
import { ReadFailure } from '../../components/ReadFailure.tsx';
import { useTermsText } from '../../shared/terms/useTermsText.ts';
import { CompanySkeleton } from './CompanySkeleton.tsx';
import styles from './Terms.module.css';
import { exampleCurrency } from './exampleCurrency.ts';
import { useCompanyTexts } from './useCompanyTexts.ts';
import { useOwnTerms } from './useOwnTerms.ts';

/** The terms of a shipper in short, with the way to their page. */
export const TermsCard = ({ isOwner }: { readonly isOwner: boolean }) => {
  const { terms: texts } = useCompanyTexts();
  const { data, isPending, isLoadingError, error, refetch } = useOwnTerms();
  const textOf = useTermsText();
  return (
    <Card
      title={texts.title}
      aside={<Link to={`${roomPath('company')}/terms`}>{isOwner ? texts.change : texts.all}</Link>}
    >
      {isPending && <CompanySkeleton />}
      {isLoadingError && <ReadFailure failure={error} onRetry={() => void refetch()} />}
      {data && (
        <div className={styles.preview}>
          <ul>
            {textOf(termsIn(data, exampleCurrency), exampleCurrency).map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
          <p className={styles.note}>
            {data.version === 0 && `${texts.usual} `}
            {texts.exampleCurrency}
          </p>
        </div>
      )}
    </Card>
  );
};
