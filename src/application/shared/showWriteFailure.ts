import type { ServiceIdentifier } from 'inversify';
import { Failure } from '../../domain/failure/Failure.ts';
import { failureDialogText } from '../../domain/failure/failureDialogText.ts';
import type { FieldNames } from '../../domain/failure/FieldNames.ts';
import { failureTexts } from '../../domain/failure/failureTexts.ts';
import type { Dialogs } from './Dialogs.ts';
import type { Wording } from './Wording.ts';

/** `names` are the labels of the form's fields. */
export type ShowWriteFailure = (error: unknown, names?: FieldNames) => Promise<void>;
export const ShowWriteFailure: ServiceIdentifier<ShowWriteFailure> = Symbol('ShowWriteFailure');

/** Shows the 'Oops...' dialog for a failed write (seed §8). */
export const showWriteFailure =
  (dialogs: Dialogs, wording: Wording): ShowWriteFailure =>
  async (error, names) => {
    if (!(error instanceof Failure)) throw error;
    if (error.trouble.kind === 'aborted' || error.trouble.kind === 'unauthorised') return;
    await dialogs.alert(failureTexts.dialogTitle, failureDialogText(error, wording.failures(), names));
  };
