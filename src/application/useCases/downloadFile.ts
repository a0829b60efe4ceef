import type { ServiceIdentifier } from 'inversify';
import { Failure } from '../../domain/failure/Failure.ts';
import { downloadAddress } from '../../domain/download/downloadAddress.ts';
import { downloadName } from '../../domain/download/downloadName.ts';
import { failureTexts } from '../../domain/failure/failureTexts.ts';
import type { Dialogs } from '../ports/Dialogs.ts';
import type { Downloads } from '../ports/Downloads.ts';

export type DownloadFile = (address: string, fileName: string) => Promise<void>;
export const DownloadFile: ServiceIdentifier<DownloadFile> = Symbol('DownloadFile');

/** Saves a file from an https address under a name; on failure alerts 'An error sorry' (seed §7, §8). */
export const downloadFile =
  (downloads: Downloads, dialogs: Dialogs): DownloadFile =>
  async (address, fileName) => {
    const safeAddress = downloadAddress(address);
    try {
      if (safeAddress === undefined) throw new Failure({ kind: 'unreadable' });
      await downloads.save(safeAddress, downloadName(fileName));
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      await dialogs.alert(failureTexts.dialogTitle, failureTexts.downloadFailed);
    }
  };
