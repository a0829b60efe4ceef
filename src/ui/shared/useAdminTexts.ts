import { useInjection } from './injection/useInjection.ts';
import { AdminTexts } from './texts/admin/AdminTexts.ts';

export const useAdminTexts = (): AdminTexts => useInjection(AdminTexts);
