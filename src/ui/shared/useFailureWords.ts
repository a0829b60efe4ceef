import type { FailureWords } from '../../domain/failure/FailureWords.ts';
import { useAdminTexts } from './useAdminTexts.ts';
import { useTexts } from './useTexts.ts';

/** Messages for failures behind sign-in, where refusals have words too. */
export const useFailureWords = (): FailureWords => ({ ...useTexts().failures, refusals: useAdminTexts().refusals });
