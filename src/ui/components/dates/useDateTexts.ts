import type { AdminTexts } from '../../shared/texts/admin/AdminTexts.ts';
import { useAdminTexts } from '../../shared/useAdminTexts.ts';

/** The words of the date picker. */
export const useDateTexts = (): AdminTexts['dates'] => useAdminTexts().dates;
