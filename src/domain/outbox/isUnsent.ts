import type { OutboxEntry } from './OutboxEntry.ts';

/** Whether something still has to be taken by the service, as far as is known here. */
export const isUnsent = ({ outcome }: OutboxEntry): boolean => outcome === 'waiting' || outcome === 'sending';
