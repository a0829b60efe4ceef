import * as v from 'valibot';
import { problem } from './problems/problem.ts';

/** 10 MiB. */
export const largestFile = 10 * 1024 * 1024;

/** A file part of a form. Its type is determined by content, not by name. */
export const uploadedFile = v.pipe(
  v.instance(File, problem('otherType', { expected: 'a file' })),
  v.check(({ size }) => size > 0, problem('required')),
);
