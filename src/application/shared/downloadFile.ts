import type { ServiceIdentifier } from 'inversify';
import { Failure } from '../../domain/failure/Failure.ts';
import { downloadAddress } from '../../domain/download/downloadAddress.ts';
import { downloadName } from '../../domain/download/downloadName.ts';
import { failureTexts } from '../../domain/failure/failureTexts.ts';
import type { Dialogs } from './Dialogs.ts';
import type { Downloads } from './Downloads.ts';

export type DownloadFile = (address: string, fileName: string) => Promise<void>;
export const DownloadFile: ServiceIdentifier<DownloadFile> = Symbol('DownloadFile');

/**
 * Downloads a file; on failure alerts 'An error sorry' (seed §7, §8), unless the session ended, which sign-in explains
 * (product §2.6).
 */
export const downloadFile = (downloads: Downloads, dialogs: Dialogs): DownloadFile => {
  const sorry = () => dialogs.alert(failureTexts.dialogTitle, failureTexts.downloadFailed);
  return async (address, fileName) => {
    const safeAddress = downloadAddress(address);
    if (safeAddress === undefined) return sorry();
    try {
      return await downloads.save(safeAddress, downloadName(fileName));
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      return error.trouble.kind === 'unauthorised' ? undefined : sorry();
    }
  };
};
