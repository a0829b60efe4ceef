import type { AdminTexts } from '../../texts/admin/AdminTexts.ts';
import { useAdminTexts } from '../../hooks/useAdminTexts.ts';

/** The words of the page on which the date fields are tried. */
export const useDatesTexts = (): AdminTexts['help']['datesPage'] => useAdminTexts().help.datesPage;
