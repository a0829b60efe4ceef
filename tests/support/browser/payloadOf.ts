/** A `payload` parameter of anything, as base64url. */
export const payloadOf = (content: unknown): string => Buffer.from(JSON.stringify(content)).toString('base64url');
