import { randomUUID } from 'node:crypto';

/** A unique email address. */
export const newEmail = (): string => `driver-${randomUUID()}@road.test`;
