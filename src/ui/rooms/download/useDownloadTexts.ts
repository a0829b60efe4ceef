import { useInjection } from '../../shared/injection/useInjection.ts';
import { DownloadTexts } from '../../shared/texts/download/DownloadTexts.ts';

export const useDownloadTexts = (): DownloadTexts => useInjection(DownloadTexts);
