import { DownloadProof } from '../../../../application/shipments/downloadProof.ts';
import { useInjection } from '../../../shared/injection/useInjection.ts';

/** Downloads a file of a proof of delivery. */
export const useDownloadProof = (): DownloadProof => useInjection(DownloadProof);
