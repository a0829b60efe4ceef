import { ReadFailure } from '../../components/ReadFailure.tsx';
import { SenderCodes } from './SenderCodes.tsx';
import { usePartnerBook } from './usePartnerBook.ts';

interface PartnerCodesFieldProps {
  /** The id that the partner sends files with. */
  readonly partner: string;
  readonly onChange: () => void;
}

/** The codes of the partner who sent a file, which may be its own. */
export const PartnerCodesField = (props: PartnerCodesFieldProps) => {
  const { data, isLoadingError, error, refetch } = usePartnerBook();
  if (isLoadingError) return <ReadFailure failure={error} onRetry={() => void refetch()} />;
  return data && <SenderCodes {...props} book={data} />;
};
