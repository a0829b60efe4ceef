import * as v from 'valibot';
import type { Page } from '../../domain/list/Page.ts';
import { listAnswer } from './listAnswer.ts';

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const paging = v.object({ page: count, size: count, total: count });

/** The rows of the envelope and their paging. */
export const pageOf = <Input, Row>(row: v.GenericSchema<Input, Row>) =>
  v.pipe(
    v.object({ data: listAnswer(row), paging }),
    v.transform((answer): Page<Row> => ({ rows: answer.data, ...answer.paging })),
  );
