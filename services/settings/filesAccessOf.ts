import type { Settings } from './Settings.ts';

type Name = 'AWS_ACCESS_KEY_ID' | 'AWS_SECRET_ACCESS_KEY' | 'AWS_SESSION_TOKEN' | 'AWS_REGION';

/** The key for the bucket, from the standard variables of Amazon's tools; undefined if it is not set. */
export function filesAccessOf(variables: Readonly<Partial<Record<Name, string | undefined>>>): Settings['filesAccess'] {
  const { AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey } = variables;
  if (accessKeyId === undefined || secretAccessKey === undefined) return undefined;
  return { accessKeyId, secretAccessKey, sessionToken: variables.AWS_SESSION_TOKEN, region: variables.AWS_REGION };
}
