import { describe, expect, it } from 'vitest';
import { bucketOf } from '../../../services/storage/bucketOf.ts';

const plain = { name: 'papers', prefix: '', region: undefined, endpoint: undefined, isInPath: false };

describe('the address of a bucket', () => {
  it.each([
    ['s3://papers', plain],
    ['s3://papers/', plain],
    ['s3://papers/haulage/live/', { ...plain, prefix: 'haulage/live/' }],
    ['s3://papers?region=eu-central-1', { ...plain, region: 'eu-central-1' }],
    ['s3://papers?endpoint=http://minio:9000', { ...plain, endpoint: 'http://minio:9000', isInPath: true }],
    ['s3://papers?endpoint=https://s3.test&pathStyle=false', { ...plain, endpoint: 'https://s3.test' }],
    ['s3://papers?pathStyle=true', { ...plain, isInPath: true }],
  ])('%s is read', (address, bucket) => {
    expect(bucketOf(address)).toEqual(bucket);
  });

  it.each([
    'papers',
    's3:papers',
    'https://papers',
    's3://',
    's3://Papers',
    's3://p',
    's3://papers:9000',
    's3://key:secret@papers',
    's3://papers/../other',
    's3://papers//a',
    's3://papers/%2e%2e/a',
    's3://papers/a b',
    's3://papers#part',
    's3://papers?acl=public-read',
    's3://papers?region=a&region=b',
    's3://papers?region=eu.evil.test/',
    's3://papers?endpoint=ftp://s3.test',
    's3://papers?endpoint=https://s3.test/path',
    's3://papers?endpoint=https://key:secret@s3.test',
    's3://papers?pathStyle=yes',
  ])('%s is refused', (address) => {
    expect(bucketOf(address)).toBeUndefined();
  });
});
