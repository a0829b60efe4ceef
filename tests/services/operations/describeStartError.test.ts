import { expect, it } from 'vitest';
import { describeStartError } from '../../../services/operations/describeStartError.ts';

const failed = (message: string, more: object = {}) => Object.assign(new Error(message), more);

it.each([
  [
    failed('listen EADDRINUSE', { code: 'EADDRINUSE', port: 8080 }),
    'Port 8080 is taken. Choose another, for example: PORT=8090 npm start',
  ],
  [
    failed('listen EACCES', { code: 'EACCES', syscall: 'listen', port: 80 }),
    'Port 80 may not be opened by this user. Choose one above 1023, for example: PORT=8090 npm start',
  ],
  [
    failed('listen EADDRNOTAVAIL', { code: 'EADDRNOTAVAIL', address: '8.8.8.8' }),
    'HOST 8.8.8.8 is no address of this machine: leave it out, or set it to 0.0.0.0 for all of them.',
  ],
  [
    new AggregateError([failed('connect', { code: 'ECONNREFUSED', address: '::1', port: 5432 }), failed('connect')]),
    'The database server at ::1:5432 does not answer (ECONNREFUSED): start it, or correct DATABASE_URL and start again.',
  ],
  [
    failed('password authentication failed for user "u"', { code: '28P01' }),
    'The database server refuses the role or its password: correct DATABASE_URL and start again.',
  ],
  [
    failed('database "none" does not exist', { code: '3D000' }),
    'The database server says that database "none" does not exist: create it, or correct DATABASE_URL and start again.',
  ],
  [
    failed('sorry, too many clients already', { code: '53300' }),
    'The database server has no connection left: end another program that uses it, or raise max_connections.',
  ],
  [
    failed('no space left on device', { code: 'ENOSPC' }),
    'The disk of the data folder is full. Make room on it, then start again.',
  ],
  [
    failed('WebAssembly.instantiate(): Out of memory: Cannot allocate Wasm memory'),
    'There is not enough memory to start: give the process at least 512 MB.',
  ],
  [
    failed('The server does not support SSL connections'),
    'The database server does not offer TLS: switch it on there, or leave sslmode out of DATABASE_URL.',
  ],
  [
    failed('connect ENOENT /nosuch/.s.PGSQL.5432', {
      code: 'ENOENT',
      syscall: 'connect',
      address: '/nosuch/.s.PGSQL.5432',
    }),
    'The database server at /nosuch/.s.PGSQL.5432 does not answer (ENOENT): start it, or correct DATABASE_URL and start again.',
  ],
  [
    failed('The database does not answer.'),
    'The database server does not answer: start it, or correct DATABASE_URL and start again.',
  ],
  [
    failed('SASL: SCRAM-SERVER-FIRST-MESSAGE: client password must be a string'),
    'The database server asks for a password: name it in DATABASE_URL and start again.',
  ],
  [
    failed('unrecognized configuration parameter "nosuch"', { code: '42704' }),
    'The database server refuses (unrecognized configuration parameter "nosuch"): correct DATABASE_URL and start again.',
  ],
  [
    failed('invalid value for parameter "timezone": "x"', { code: '22023' }),
    'The database server refuses (invalid value for parameter "timezone": "x"): correct DATABASE_URL and start again.',
  ],
  [
    failed('relation "vehicle" does not exist', { code: '42P01' }),
    'The database refuses a statement of these services (42P01: relation "vehicle" does not exist). No setting fixes that: report it with the version you run.',
  ],
  [
    failed('duplicate key value violates unique constraint "one_plate"', { code: '23505' }),
    'The database refuses a statement of these services (23505: duplicate key value violates unique constraint "one_plate"). No setting fixes that: report it with the version you run.',
  ],
  [
    failed('invalid page in block 3 of relation base/5/16412', { code: 'XX001' }),
    'The database cannot work with its own files (invalid page in block 3 of relation base/5/16412): check its log, or restore a backup into an empty one.',
  ],
  [
    failed('cannot execute CREATE TABLE in a read-only transaction', { code: '25006' }),
    'The database takes no writes (cannot execute CREATE TABLE in a read-only transaction): name a server in DATABASE_URL that does, or end its read-only mode.',
  ],
  [
    failed('out of shared memory', { code: '53200' }),
    'The database lacks memory, room or other resources (out of shared memory): give it more, and start again.',
  ],
  [
    failed('canceling statement due to statement timeout', { code: '57014' }),
    'The database ended the work (canceling statement due to statement timeout): start again in a moment.',
  ],
  [
    failed('EISDIR: illegal operation on a directory, read', { code: 'EISDIR', syscall: 'read' }),
    'A folder is named where a file is needed: correct that setting.',
  ],
  [failed('The data folder is in use.'), 'The data folder is in use.'],
  [failed(''), 'Error'],
  ['odd', 'odd'],
])('describes %s in one sentence', (error, sentence) => {
  expect(describeStartError(error)).toBe(sentence);
});
