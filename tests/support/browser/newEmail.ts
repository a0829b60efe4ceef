import { randomUUID } from 'node:crypto';

/** An address nobody else uses. */
export const newEmail = (): string => `driver-${randomUUID()}@road.test`;
