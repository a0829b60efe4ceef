import { cardTypes } from '../../../domain/driver/CardType.ts';
import { type DriverFacts, driverFields } from '../../../domain/driver/driverFields.ts';
import { toWire } from '../../../domain/record/toWire.ts';

/** The JSON body of a driver: as in the table, except that cards become a list with their types. */
export const driverBody = (facts: DriverFacts) => {
  const { cards, ...wire } = toWire(driverFields, facts);
  const held = cardTypes.flatMap((type) => {
    const card = cards[type];
    return card ? [{ type, ...card }] : [];
  });
  return { ...wire, cards: held };
};
