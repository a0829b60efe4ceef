import { OwnTerms } from '../../../application/terms/OwnTerms.ts';
import { useReading } from '../../shared/useReading.ts';

/** The terms of the selected shipper. */
export const useOwnTerms = () =>
  useReading({ port: OwnTerms, key: ['details', 'terms'], read: (terms, signal) => terms.read(signal) });
