import type { AdminTexts } from '../../texts/admin/AdminTexts.ts';
import { useAdminTexts } from '../../hooks/useAdminTexts.ts';

/** The words of the help room. */
export const useHelpTexts = (): AdminTexts['help'] => useAdminTexts().help;
