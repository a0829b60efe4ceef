import { expect, it } from 'vitest';
import { describeOutage } from '../../../services/database/describeOutage.ts';

const failed = (message: string, code?: string) => Object.assign(new Error(message), code !== undefined && { code });

it.each([
  ['sorry, too many clients already', '53300', 'The database server has no connection left.'],
  ['out of memory', '53200', 'The database server is out of memory or other resources.'],
  ['terminating connection due to administrator command', '57P01', 'The database server is stopping or starting.'],
  ['canceling statement due to statement timeout', '57014', 'A query took too long.'],
  ['canceling statement due to lock timeout', '55P03', 'A table or row of the database stays locked.'],
  ['deadlock detected', '40P01', 'Transactions conflicted.'],
  ['connect ECONNREFUSED', 'ECONNREFUSED', 'The database server cannot be reached (ECONNREFUSED).'],
  ['Connection terminated unexpectedly', undefined, 'The database does not answer.'],
  ['timeout exceeded when trying to connect', undefined, 'All connections to the database are in use.'],
])('says of "%s" (%s): %s', (message, code, sentence) => {
  expect(describeOutage(failed(message, code))).toBe(sentence);
});
