import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { errorDialogLines } from '../../../src/domain/failure/errorDialogLines.ts';
import { fieldErrorLine } from '../../../src/domain/failure/fieldErrorLine.ts';
import { Failure } from '../../../src/domain/failure/Failure.ts';
import { failureDialogText } from '../../../src/domain/failure/failureDialogText.ts';
import { failureMessage } from '../../../src/domain/failure/failureMessage.ts';
import { firstFailureMessage } from '../../../src/domain/failure/firstFailureMessage.ts';
import { resultFailure } from '../../../src/domain/failure/resultFailure.ts';
import { rewriteErrorText } from '../../../src/domain/failure/rewriteErrorText.ts';
import { outsideText, outsideValue } from '../../support/outsideValues.ts';

const refused = (...errors: readonly { field: string; message: string }[]) =>
  new Failure({ kind: 'refused', status: 422, message: 'Check the form', errors });

const words = {
  offline: 'offline',
  unreachable: 'unreached',
  unauthorised: 'session over',
  inProgress: 'under way',
  unreadable: 'unread',
  aborted: 'stopped',
};

describe('an error message', () => {
  it.each([
    ['must not be empty', 'No fields must be empty'],
    [' Must Not Be Empty ', 'No fields must be empty'],
    ['plate must not be empty', 'plate must not be empty'],
    ['x; Nested Exception is java.lang.Error', 'Bad Request'],
    ['is taken', 'is taken'],
  ])('%j is shown as %j', (text, shown) => {
    expect(rewriteErrorText(text)).toBe(shown);
  });

  it('is unchanged when rewritten again', () => {
    fc.assert(
      fc.property(outsideText, (text) => {
        expect(rewriteErrorText(rewriteErrorText(text))).toBe(rewriteErrorText(text));
      }),
    );
  });
});

describe('the first message of an error body', () => {
  it.each([
    [{ errors: [{ field: 'plate', message: 'is taken' }, { message: 'second' }], message: 'own' }, 'is taken'],
    [{ errors: [{ message: 'must not be empty' }] }, 'No fields must be empty'],
    [{ errors: [null, 7, { field: 'x' }, { message: 'usable' }] }, 'usable'],
    [{ errors: [], message: 'own' }, 'own'],
    [{ errors: 'none', message: 'nested exception x' }, 'Bad Request'],
    [{ errors: [{ message: {} }], message: {} }, 'Something unusual happened!'],
    [{ message: '  ' }, 'Something unusual happened!'],
    ['<html>', 'Something unusual happened!'],
    [null, 'Something unusual happened!'],
    [undefined, 'Something unusual happened!'],
  ])('for %j is %j', (body, message) => {
    expect(firstFailureMessage(body)).toBe(message);
  });
});

describe('the error dialog', () => {
  it.each([
    [
      [
        { field: 'plate', message: 'is taken' },
        { field: 'make', message: 'must not be empty' },
      ],
      'plate is taken\nmake No fields must be empty',
    ],
    [[{ message: 'alone' }, null, { field: 'x' }], 'alone'],
    [[], 'Error occurred'],
    [undefined, 'Error occurred'],
    ['text', 'Error occurred'],
  ])('shows %j as %j', (errors, lines) => {
    expect(errorDialogLines(errors)).toBe(lines);
  });

  it("shows the labels of known fields and the service's names of others", () => {
    const names = { fleetNo: 'Fleet number' };
    const errors = [
      { field: 'fleetNo', message: 'is taken' },
      { field: 'plate', message: 'is taken' },
      { field: 'constructor', message: 'is odd' },
      { field: '', message: 'must not be empty' },
    ];
    const lines = ['Fleet number is taken', 'plate is taken', 'constructor is odd', 'No fields must be empty'];
    expect(errors.map((error) => fieldErrorLine(error, names))).toEqual(lines);
    expect(errorDialogLines(errors, names)).toBe(lines.join('\n'));
  });

  it('shows one line per field of a refusal, or else its message', () => {
    expect(failureDialogText(refused({ field: 'plate', message: 'is taken' }), words)).toBe('plate is taken');
    expect(failureDialogText(refused(), words)).toBe('Check the form');
    expect(failureDialogText(new Failure({ kind: 'refused', status: 500, errors: [] }), words)).toBe('Error occurred');
    expect(failureDialogText(new Failure({ kind: 'aborted' }), words)).toBe('stopped');
  });
});

const because = (reason: string, errors: readonly { field: string; message: string }[] = []) =>
  new Failure({ kind: 'refused', status: 409, message: 'Das geht nicht.', reason, errors });
const worded = { ...words, refusals: { in_use: 'A shipment uses it.' } };

describe('a refusal with a reason', () => {
  it.each([
    ['a known one is worded by the catalogue', because('in_use'), 'A shipment uses it.'],
    ['an unknown one shows the message', because('full_moon'), 'Das geht nicht.'],
    ['no property of every object is one', because('constructor'), 'Das geht nicht.'],
  ])('%s', (_, failure, text) => {
    expect([failureMessage(failure, worded), failureDialogText(failure, worded)]).toEqual([text, text]);
  });

  it('and errors of fields shows those, as the seed says', () => {
    const failure = because('in_use', [{ field: 'plate', message: 'must not be empty' }]);
    expect(failureMessage(failure, worded)).toBe('No fields must be empty');
    expect(failureDialogText(failure, worded)).toBe('plate No fields must be empty');
  });

  it('shows the message where no words are loaded', () => {
    expect(failureDialogText(because('in_use'), words)).toBe('Das geht nicht.');
  });

  it('needs no message', () => {
    const failure = new Failure({ kind: 'refused', status: 409, reason: 'in_use', errors: [] });
    expect(failureDialogText(failure, worded)).toBe('A shipment uses it.');
  });
});

const refusal = (fields: object) => ({ kind: 'refused', status: 422, errors: [], ...fields });

describe('a result', () => {
  const errors = [{ field: 'plate', message: 'is taken' }];

  it.each([
    [{ code: 422, data: errors }, refusal({ errors })],
    [{ code: 422, data: { errors }, message: 'No' }, refusal({ errors, message: 'No' })],
    [{ code: 422, data: null, errors }, refusal({ errors })],
    [{ code: 422, data: 'is taken' }, refusal({ errors: [{ field: '', message: 'is taken' }] })],
    [{ code: 300 }, refusal({ status: 300 })],
    [{ code: 401, data: null }, refusal({ status: 401 })],
  ])('with an error code is a failure: %j', (result, trouble) => {
    expect(resultFailure(result)).toEqual(trouble);
  });

  it.each([
    { code: 299 },
    { code: 200, data: errors },
    { code: '422' },
    { code: Number.NaN },
    {},
    [],
    null,
    undefined,
    422,
    'x',
  ])('without an error code is not a failure: %j', (result) => {
    expect(resultFailure(result)).toBeUndefined();
  });
});

describe('every failure has a message', () => {
  it.each([
    [new Failure({ kind: 'unreachable', offline: false }), 'unreached'],
    [new Failure({ kind: 'unreachable', offline: true }), 'offline'],
    [new Failure({ kind: 'unauthorised', status: 401 }), 'session over'],
    [new Failure({ kind: 'inProgress' }), 'under way'],
    [refused({ field: 'plate', message: 'is taken' }), 'is taken'],
    [refused(), 'Check the form'],
    [new Failure({ kind: 'refused', status: 500, errors: [] }), 'Something unusual happened!'],
    [new Failure({ kind: 'unreadable', status: 200 }), 'unread'],
    [new Failure({ kind: 'aborted' }), 'stopped'],
    [new TypeError('x is not a function'), 'Something unusual happened!'],
    [{ errors: [{ message: 'is taken' }] }, 'is taken'],
    [undefined, 'Something unusual happened!'],
  ])('for %o', (failure, sentence) => {
    expect(failureMessage(failure, words)).toBe(sentence);
  });

  it('for any thrown value', () => {
    fc.assert(
      fc.property(outsideValue, (thrown) => {
        const texts = [
          failureMessage(thrown, words),
          errorDialogLines(thrown),
          resultFailure(thrown)?.message ?? 'none',
        ];
        for (const text of texts) expect(typeof text).toBe('string');
        expect(texts[0]).not.toBe('');
        expect(texts[0]).not.toBe('[object Object]');
      }),
    );
  });
});
