import { Failure } from '../../domain/failure/Failure.ts';
import type { DriverData } from '../../domain/driver/driverData.ts';

/** A refusal that counts the cards it speaks of, as one that names them by their types, as the form does. */
export const nameCards = (error: unknown, cards: DriverData['cards']): unknown => {
  if (!(error instanceof Failure) || error.trouble.kind !== 'refused') return error;
  const errors = error.trouble.errors.map(({ field, message }) => ({
    field: field.replace(/^cards\.(\d+)\./, (counted, at: string) => {
      const card = cards[Number(at)];
      return card ? `cards.${card.type}.` : counted;
    }),
    message,
  }));
  return new Failure({ ...error.trouble, errors }, { cause: error });
};
