import { useInjection } from '../../shared/injection/useInjection.ts';
import { AccountTexts } from './AccountTexts.ts';

export const useAccountTexts = (): AccountTexts => useInjection(AccountTexts);
