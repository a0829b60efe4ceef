import type { ServiceIdentifier } from 'inversify';
import { Failure } from '../../domain/failure/Failure.ts';
import { failureDialogText } from '../../domain/failure/failureDialogText.ts';
import type { FailureWords } from '../../domain/failure/FailureWords.ts';
import type { FieldNames } from '../../domain/failure/FieldNames.ts';
import { failureTexts } from '../../domain/failure/failureTexts.ts';
import type { Dialogs } from './Dialogs.ts';
import type { Wording } from './Wording.ts';

/** `names` are the labels of the form's fields, `refusals` the words for reasons where they are loaded. */
export type ShowWriteFailure = (
  error: unknown,
  names?: FieldNames,
  refusals?: FailureWords['refusals'],
) => Promise<void>;
export const ShowWriteFailure: ServiceIdentifier<ShowWriteFailure> = Symbol('ShowWriteFailure');

/** Shows the 'Oops...' dialog for a failed write (seed §8). */
export const showWriteFailure =
  (dialogs: Dialogs, wording: Wording): ShowWriteFailure =>
  async (error, names, refusals) => {
    if (!(error instanceof Failure)) throw error;
    if (error.trouble.kind === 'aborted' || error.trouble.kind === 'unauthorised') return;
    const words = { ...wording.failures(), ...(refusals && { refusals }) };
    await dialogs.alert(failureTexts.dialogTitle, failureDialogText(error, words, names));
  };
