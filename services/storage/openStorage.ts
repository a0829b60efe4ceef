import { bucketOf } from './bucketOf.ts';
import type { ObjectStorage } from './ObjectStorage.ts';
import { s3Storage, type S3Access } from './s3Storage.ts';

/** The storage at an address that `bucketOf` reads, which has `answerMs` to answer; undefined without one. */
export function openStorage(
  address: string | undefined,
  access: S3Access | undefined,
  answerMs?: number,
): ObjectStorage | undefined {
  const bucket = address === undefined ? undefined : bucketOf(address);
  return bucket && access && s3Storage(bucket, access, answerMs);
}
