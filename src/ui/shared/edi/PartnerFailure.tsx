import { ReadFailure } from '../../components/ReadFailure.tsx';
import type { PartnerOfCompany } from './usePartnerOfCompany.ts';

/** Says that the codes of a partner could not be read: a file without them would be wrong. */
export const PartnerFailure = ({ of: { failure, retry } }: { readonly of: PartnerOfCompany }) =>
  failure && <ReadFailure failure={failure} onRetry={retry} />;
