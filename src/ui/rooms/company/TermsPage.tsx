import { roomPath } from '../../../domain/access/roomPath.ts';
import { CardFailure } from '../../components/CardFailure.tsx';
import { RecordHeader } from '../../components/record/RecordHeader.tsx';
import { SkeletonCard } from '../../components/SkeletonCard.tsx';
import { useWorkplace } from '../../shared/workplace/useWorkplace.ts';
import styles from './Terms.module.css';
import { TermsFacts } from './TermsFacts.tsx';
import { TermsForm } from './TermsForm.tsx';
import { useCompanyTexts } from './useCompanyTexts.ts';
import { useOwnTerms } from './useOwnTerms.ts';

/** What a shipper agrees on waiting, canceling and paying. Owners change it. */
export const TermsPage = () => {
  const { terms: texts } = useCompanyTexts();
  const { data, isLoadingError, error, refetch } = useOwnTerms();
  const isOwner = useWorkplace().membership.role === 'owner';
  return (
    <>
      <RecordHeader title={texts.title} back={{ to: roomPath('company'), label: texts.back }} sub={texts.lead} />
      {data && (
        <p className={styles.standing}>
          {data.version === 0 && `${texts.usual} `}
          {texts.fromNow}
        </p>
      )}
      {isLoadingError && <CardFailure failure={error} onRetry={() => void refetch()} />}
      {!data && !isLoadingError && <SkeletonCard facts={9} />}
      {data && (isOwner ? <TermsForm terms={data} /> : <TermsFacts terms={data} />)}
    </>
  );
};
