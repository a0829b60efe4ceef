import { EarlyForm } from '../../../application/account/EarlyForm.ts';
import { useInjection } from '../../shared/injection/useInjection.ts';

export const useEarlyForm = (): EarlyForm => useInjection(EarlyForm);
