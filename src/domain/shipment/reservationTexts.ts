import { readReservations } from './readReservations.ts';
import type { ReservationWords } from './ReservationWords.ts';

type Words = Pick<ReservationWords, 'codes' | 'missing' | 'celsius'>;

/** The reservations in the data of an event in words, with their figures. */
export const reservationTexts = (data: unknown, words: Words, figure: (value: number) => string): readonly string[] =>
  readReservations(data).map(({ code, count, celsius }) => {
    if (count !== undefined) return words.missing(figure(count));
    return celsius === undefined ? words.codes[code] : words.celsius(figure(celsius));
  });
