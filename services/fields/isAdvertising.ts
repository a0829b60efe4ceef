import { hasLink } from './hasLink.ts';

/** Whether a name holds an address or a phone number. */
export const isAdvertising = (name: string): boolean => hasLink(name) || name.replaceAll(/\P{Nd}/gu, '').length >= 7;
