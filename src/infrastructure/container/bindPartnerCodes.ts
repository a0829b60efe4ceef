import type { Container } from 'inversify';
import { KnownCodes, knownCodes } from '../../application/edi/knownCodes.ts';
import { Preferences } from '../../application/shared/Preferences.ts';

/** Codes of partners, for every room that reads or writes their files. */
export const bindPartnerCodes = (container: Container): void => {
  if (!container.isBound(KnownCodes)) container.bind(KnownCodes).toResolvedValue(knownCodes, [Preferences]);
};
