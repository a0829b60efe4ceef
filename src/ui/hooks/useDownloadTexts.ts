import { useInjection } from '../injection/useInjection.ts';
import { DownloadTexts } from '../texts/download/DownloadTexts.ts';

export const useDownloadTexts = (): DownloadTexts => useInjection(DownloadTexts);
