/** Encodes any value as a `payload` parameter in base64url. */
export const payloadOf = (content: unknown): string => Buffer.from(JSON.stringify(content)).toString('base64url');
