import { isStorageFull } from '../database/isStorageFull.ts';

interface Trouble {
  readonly code: string;
  readonly message: string;
  readonly syscall: string;
  readonly address: string;
  readonly port: string;
  readonly path: string;
}

const correct = 'correct DATABASE_URL and start again.';
const unreachable = ({ code, address, port }: Trouble): string =>
  `The database server${address && ` at ${address}${port && `:${port}`}`} does not answer${code && ` (${code})`}: start it, or ${correct}`;
const untrusted = ({ code }: Trouble): string =>
  `The certificate of the database server cannot be trusted (${code}): name its authority with sslrootcert in DATABASE_URL.`;
const noAccess = (): string => `The database server refuses the role or its password: ${correct}`;
const stopping = (): string => 'The database server is starting or stopping: start again in a moment.';
const noRoom = (): string => 'The disk of the data folder is full. Make room on it, then start again.';
const noMemory = (): string => 'There is not enough memory to start: give the process at least 512 MB.';

/** By Node's code or PostgreSQL's SQLSTATE. */
const sentences: Readonly<Record<string, (trouble: Trouble) => string>> = {
  EADDRINUSE: ({ port }) => `Port ${port} is taken. Choose another, for example: PORT=8090 npm start`,
  EADDRNOTAVAIL: ({ address }) =>
    `HOST ${address} is no address of this machine: leave it out, or set it to 0.0.0.0 for all of them.`,
  ECONNREFUSED: unreachable,
  ECONNRESET: unreachable,
  EHOSTUNREACH: unreachable,
  ENETUNREACH: unreachable,
  ETIMEDOUT: unreachable,
  ENOTFOUND: ({ message }) =>
    `There is no host of this name (${message}): correct HOST or DATABASE_URL and start again.`,
  EAI_AGAIN: ({ message }) =>
    `The name of a host cannot be looked up (${message}): correct HOST or DATABASE_URL, or start again later.`,
  ENOENT: ({ path }) => `The file ${path} is missing: put it there, or correct the setting that names it.`,
  EISDIR: ({ path }) => `A folder is named where a file is needed${path && ` (${path})`}: correct that setting.`,
  ENOTDIR: ({ path }) => `A file is named where a folder is needed${path && ` (${path})`}: correct that setting.`,
  ENOSPC: noRoom,
  EDQUOT: noRoom,
  ENOMEM: noMemory,
  ERR_WORKER_OUT_OF_MEMORY: noMemory,
  ERR_WORKER_INIT_FAILED: noMemory,
  EMFILE: () => 'The process may open too few files: raise the limit (ulimit -n) and start again.',
  '28P01': noAccess,
  '28000': noAccess,
  '3D000': ({ message }) => `The database server says that ${message}: create it, or ${correct}`,
  '42501': ({ message }) =>
    `The database role lacks a right (${message}): as the owner of the database, run "grant all on schema public to ROLE" with the role's name, and start again.`,
  '53100': noRoom,
  '53300': () =>
    'The database server has no connection left: end another program that uses it, or raise max_connections.',
  '55P03': () => 'Somebody else keeps a table of the database locked: wait until that ends, and start again.',
  '57P01': stopping,
  '57P02': stopping,
  '57P03': stopping,
  DEPTH_ZERO_SELF_SIGNED_CERT: untrusted,
  SELF_SIGNED_CERT_IN_CHAIN: untrusted,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: untrusted,
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: untrusted,
  CERT_HAS_EXPIRED: untrusted,
  ERR_TLS_CERT_ALTNAME_INVALID: untrusted,
};

/** For errors without a code. */
const byMessage: readonly (readonly [RegExp, (trouble: Trouble) => string])[] = [
  [
    /timeout exceeded when trying to connect|Connection terminated|Query read timeout|^The database does not answer/,
    unreachable,
  ],
  [
    /client password must be/,
    () => 'The database server asks for a password: name it in DATABASE_URL and start again.',
  ],
  [
    /does not support SSL/,
    () => 'The database server does not offer TLS: switch it on there, or leave sslmode out of DATABASE_URL.',
  ],
  [/URI malformed/, () => 'DATABASE_URL is malformed: write signs such as % in it as %25.'],
  [/out of memory|could not allocate|cannot allocate/i, noMemory],
];

/** SQLSTATE, as errors of the database have it. */
const isSqlState = /^(?!E[A-Z]{4}$)[0-9A-Z]{5}$/;

const wrongAddress = ({ message }: Trouble): string => `The database server refuses (${message}): ${correct}`;

/** By the class of an SQLSTATE. Only what DATABASE_URL names can be mended there. */
const byClass: Readonly<Record<string, (trouble: Trouble) => string>> = {
  '08': unreachable,
  '28': noAccess,
  '3D': wrongAddress,
  '3F': wrongAddress,
  '25': ({ message }) =>
    `The database takes no writes (${message}): name a server in DATABASE_URL that does, or end its read-only mode.`,
  '53': ({ message }) =>
    `The database lacks memory, room or other resources (${message}): give it more, and start again.`,
  '55': ({ message }) => `Another program keeps the database busy (${message}): wait until that ends, and start again.`,
  '57': ({ message }) => `The database ended the work (${message}): start again in a moment.`,
  '58': damagedFiles,
  XX: damagedFiles,
};

function damagedFiles({ message }: Trouble): string {
  return `The database cannot work with its own files (${message}): check its log, or restore a backup into an empty one.`;
}

/** What a server says to a setting in the address that it does not know. */
const isSettingInAddress = /configuration parameter|value for parameter/;

function describeSqlState(trouble: Trouble): string {
  if (isSettingInAddress.test(trouble.message)) return wrongAddress(trouble);
  const describe = byClass[trouble.code.slice(0, 2)];
  if (describe) return describe(trouble);
  return `The database refuses a statement of these services (${trouble.code}: ${trouble.message}). No setting fixes that: report it with the version you run.`;
}

/** Why the services could not start and what to do about it, in one sentence. */
export function describeStartError(error: unknown): string {
  const trouble = troubleOf(error);
  if (trouble.code === 'EACCES' && trouble.syscall === 'listen') {
    return `Port ${trouble.port} may not be opened by this user. Choose one above 1023, for example: PORT=8090 npm start`;
  }
  if (isStorageFull(error)) return noRoom();
  if (trouble.syscall === 'connect') return unreachable(trouble);
  const found = sentences[trouble.code] ?? byMessage.find(([pattern]) => pattern.test(trouble.message))?.[1];
  if (found) return found(trouble);
  return isSqlState.test(trouble.code) ? describeSqlState(trouble) : trouble.message;
}

function troubleOf(error: unknown): Trouble {
  if (error instanceof AggregateError && error.errors.length > 0) return troubleOf(error.errors[0]);
  const read = (name: string): string => {
    const value: unknown = typeof error === 'object' && error !== null ? Reflect.get(error, name) : undefined;
    return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  };
  const message = read('message') || (error instanceof Error ? error.name : String(error));
  return {
    code: read('code'),
    message,
    syscall: read('syscall'),
    address: read('address'),
    port: read('port'),
    path: read('path'),
  };
}
