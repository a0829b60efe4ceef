import * as v from 'valibot';

/** 10 MiB. */
export const largestFile = 10 * 1024 * 1024;

/** A file that came as a part of a form. What it is its content tells, not its name. */
export const uploadedFile = v.pipe(
  v.instance(File, 'must be a file'),
  v.check(({ size }) => size > 0, 'must not be empty'),
);
