import { expect, it } from 'vitest';
import { technicalTexts } from '../../../src/domain/failure/technicalTexts.ts';

const technical = 'could not execute; nested exception is java.sql.SQLException';
const refused = (message: string | undefined, errors: readonly string[] = []) =>
  ({
    kind: 'refused',
    status: 400,
    ...(message !== undefined && { message }),
    errors: errors.map((text) => ({ field: 'plate', message: text })),
  }) as const;

it('the technical texts of a refusal are those of its message and fields that users are not shown', () => {
  expect(technicalTexts(refused(technical))).toEqual([technical]);
  expect(technicalTexts(refused(undefined, ['is too long', technical]))).toEqual([technical]);
  expect(technicalTexts(refused(technical, [technical]))).toEqual([technical, technical]);
});

it.each([undefined, '', 'Not allowed.', 'must not be empty', 'Bad Request'])(
  'there are no technical texts in %j',
  (message) => {
    expect(technicalTexts(refused(message, ['is too long']))).toEqual([]);
  },
);
