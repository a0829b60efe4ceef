import type { AdminTexts } from '../../texts/admin/AdminTexts.ts';
import { useAdminTexts } from '../../hooks/useAdminTexts.ts';

/** The words of the date picker. */
export const useDateTexts = (): AdminTexts['dates'] => useAdminTexts().dates;
