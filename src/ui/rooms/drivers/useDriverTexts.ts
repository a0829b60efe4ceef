import { useInjection } from '../../shared/injection/useInjection.ts';
import { DriverTexts } from './DriverTexts.ts';

export const useDriverTexts = (): DriverTexts => useInjection(DriverTexts);
