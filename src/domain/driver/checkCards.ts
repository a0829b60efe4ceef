import { readRecordDay } from '../form/readRecordDay.ts';
import { singleSpaced } from '../outside/singleSpaced.ts';
import { type CardType, cardTypes } from './DriverCard.ts';
import type { DriverDraft } from './DriverDraft.ts';
import type { DriverProblems } from './DriverProblem.ts';
import { isPaperNumber } from './isPaperNumber.ts';

const checkCard = (draft: DriverDraft, type: CardType): DriverProblems => {
  const number = singleSpaced(draft[`cards.${type}.number`]);
  const expiresOn = draft[`cards.${type}.expiresOn`];
  if (expiresOn === '' && number === '') return {};
  return {
    ...(number !== '' && !isPaperNumber(number) && { [`cards.${type}.number`]: 'card-number' }),
    ...(readRecordDay(expiresOn) === undefined && {
      [`cards.${type}.expiresOn`]: expiresOn === '' ? 'required' : 'day',
    }),
  };
};

/** What is wrong with the cards: one that is there has a day of expiry, and a number of 3 to 30 characters or none. */
export const checkCards = (draft: DriverDraft): DriverProblems => {
  const problems = cardTypes.map((type) => checkCard(draft, type));
  return Object.assign({}, ...problems);
};
