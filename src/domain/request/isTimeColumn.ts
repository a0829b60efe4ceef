import { ownText } from '../outside/ownText.ts';
import { fieldAt } from '../record/fieldAt.ts';
import { importColumns } from './importColumns.ts';
import { requestFields } from './requestFields.ts';

/** Whether a column of an import holds dates and times. */
export const isTimeColumn = (column: string): boolean =>
  fieldAt(requestFields, ownText(importColumns, column) ?? '')?.kind === 'moment';
