import { ownField } from '../outside/ownField.ts';
import { ownText } from '../outside/ownText.ts';
import { readFieldErrors } from './readFieldErrors.ts';
import type { Trouble } from './Trouble.ts';

const highestSuccess = 299;

/**
 * The failure in a result whose code is above 299, with its data (or else its errors list) as the errors; undefined for
 * any other result (seed §8). Takes anything, never throws.
 */
export const resultFailure = (result: unknown): Extract<Trouble, { kind: 'refused' }> | undefined => {
  const code = ownField(result, 'code');
  if (typeof code !== 'number' || !(code > highestSuccess)) return undefined;
  const data = ownField(result, 'data');
  const ofData = readFieldErrors(Array.isArray(data) ? data : (ownField(data, 'errors') ?? [data]));
  const errors = ofData.length > 0 ? ofData : readFieldErrors(ownField(result, 'errors'));
  const message = ownText(result, 'message');
  return { kind: 'refused', status: code, errors, ...(message === undefined ? {} : { message }) };
};
