import { singleSpaced } from '../outside/singleSpaced.ts';

/** A plate as it is kept: in upper case and with single spaces; wide and other forms of a letter count as the letter itself. */
export const plainPlate = (typed: string): string =>
  singleSpaced(typed.normalize('NFKC').toUpperCase().normalize('NFKC'));
