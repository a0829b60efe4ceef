import type { AdminTexts } from '../../shared/texts/admin/AdminTexts.ts';
import { useAdminTexts } from '../../shared/useAdminTexts.ts';

export const useDateTexts = (): AdminTexts['dates'] => useAdminTexts().dates;
