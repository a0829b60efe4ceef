import { describe, expect, it } from 'vitest';
import { countryField } from '../../services/fields/countryField.ts';
import { dayField } from '../../services/fields/dayField.ts';
import { emailField } from '../../services/fields/emailField.ts';
import { normaliseEmail } from '../../services/fields/normaliseEmail.ts';
import { multilineText } from '../../services/fields/multilineText.ts';
import { phoneField } from '../../services/fields/phoneField.ts';
import { plainText } from '../../services/fields/plainText.ts';
import { countries } from '../../src/domain/company/countries.ts';
import { isPhone } from '../../src/domain/contact/isPhone.ts';
import { normalisePhone } from '../../src/domain/contact/normalisePhone.ts';
import { readEmail } from '../../src/domain/contact/readEmail.ts';
import { checkLine } from '../../src/domain/form/checkLine.ts';
import { isPrintable } from '../../src/domain/form/isPrintable.ts';
import { readRecordDay } from '../../src/domain/form/readRecordDay.ts';
import { singleSpaced } from '../../src/domain/outside/singleSpaced.ts';
import { days } from '../support/contract/days.ts';
import { emails } from '../support/contract/emails.ts';
import { lines } from '../support/contract/lines.ts';
import { phones } from '../support/contract/phones.ts';
import { keptBy } from './keptBy.ts';

describe.each(emails)('the email address %j', (typed, email) => {
  it('is the same in form and service', () => {
    expect({ form: readEmail(typed), service: keptBy(emailField, typed) }).toEqual({ form: email, service: email });
  });

  it('is normalised for a look-up as it is stored', () => {
    expect(normaliseEmail(typed)).toBe(email ?? typed.trim().toLowerCase());
  });
});

it.each(phones)('the phone number %j is %j in form and service', (typed, phone) => {
  const normalised = normalisePhone(typed);
  const form = isPhone(normalised) ? normalised : undefined;
  expect({ form, service: keptBy(phoneField, typed) }).toEqual({ form: phone, service: phone });
});

it.each(days)('whether %j is a day is %j in form and service', (typed, isDay) => {
  const day = isDay ? typed : undefined;
  expect({ form: readRecordDay(typed), service: keptBy(dayField, typed) }).toEqual({ form: day, service: day });
});

describe('a country', () => {
  const letters = Array.from({ length: 26 }, (_, at) => String.fromCodePoint(65 + at));
  const pairs = letters.flatMap((first) => letters.map((second) => first + second));

  it('has the same codes in form and service', () => {
    expect(pairs.filter((code) => keptBy(countryField, code) === code)).toEqual(countries);
  });

  it.each(['ZZ', 'XK', 'EU', 'UK', 'DEU', 'D', '', '49', '🇩🇪'])('is not %j', (code) => {
    expect([countries.includes(code), keptBy(countryField, code)]).toEqual([false, undefined]);
  });
});

it.each(lines)('a line with %s is the same in form and service', (_, typed, kept) => {
  const line = singleSpaced(typed);
  const form = checkLine(line, { most: 20 }) === undefined ? line : undefined;
  expect({ form, service: keptBy(plainText(20), typed) }).toEqual({ form: kept, service: kept });
});

it.each([
  ['Welcome.\nBring your licence.', true],
  ['Welcome.\r\nBring\tyour licence.', true],
  ['Welcome.\n\nשלום', true],
  ['Welcome.\u0000', false],
  ['Welcome.\u2028Bring it.', true],
  ['Welcome.\u202E', false],
  ['Welcome.\ud800', false],
  ['\u200B\n\u200B', false],
])('whether %j is text of several lines is %j in form and service', (text, isText) => {
  expect({ form: isPrintable(text), service: keptBy(multilineText(500), text) !== undefined }).toEqual({
    form: isText,
    service: isText,
  });
});
