import { cardTypes } from '../../../domain/driver/CardType.ts';
import { type DriverFacts, driverFields } from '../../../domain/driver/driverFields.ts';
import { toWire } from '../../../domain/record/toWire.ts';

/** What the service is told of a driver: as the table says, but cards in a list, each with its type. */
export const driverBody = (facts: DriverFacts) => {
  const { cards, ...wire } = toWire(driverFields, facts);
  const held = cardTypes.flatMap((type) => {
    const card = cards[type];
    return card ? [{ type, ...card }] : [];
  });
  return { ...wire, cards: held };
};
