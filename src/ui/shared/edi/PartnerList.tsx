import { ReadFailure } from '../../components/ReadFailure.tsx';
import { PartnerBookList } from './PartnerBookList.tsx';
import { usePartnerBook } from './usePartnerBook.ts';

/** The partners who use codes of their own. */
export const PartnerList = ({ onChange }: { readonly onChange: () => void }) => {
  const { data, isLoadingError, error, refetch } = usePartnerBook();
  if (isLoadingError) return <ReadFailure failure={error} onRetry={() => void refetch()} />;
  return data && <PartnerBookList book={data} onChange={onChange} />;
};
