import type { AdminTexts } from '../../shared/texts/admin/AdminTexts.ts';
import { useAdminTexts } from '../../shared/useAdminTexts.ts';

/** The words of the page on which the date fields are tried. */
export const useDatesTexts = (): AdminTexts['help']['datesPage'] => useAdminTexts().help.datesPage;
