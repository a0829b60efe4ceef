import * as v from 'valibot';
import { countryField } from '../fields/countryField.ts';
import { dayField } from '../fields/dayField.ts';
import { emailField } from '../fields/emailField.ts';
import { jsonPart } from '../fields/jsonPart.ts';
import { listField } from '../fields/listField.ts';
import { phoneField } from '../fields/phoneField.ts';
import { plainText } from '../fields/plainText.ts';
import { versionField } from '../fields/versionField.ts';
import { uploadedFile } from '../web/uploadedFile.ts';
import { cardTypes } from './Card.ts';
import { driverStatuses } from './DriverStatus.ts';
import { employments } from './Employment.ts';
import { languages } from './languages.ts';
import { licenceCategories } from './licenceCategories.ts';
import { problem } from '../web/problems/problem.ts';

const number = plainText(30, 3);

const licence = v.pipe(
  v.strictObject({
    number,
    country: countryField,
    categories: v.pipe(
      listField(v.picklist(licenceCategories), licenceCategories.length),
      v.nonEmpty(),
      v.transform((given) => licenceCategories.filter((category) => given.includes(category))),
    ),
    issuedOn: dayField,
    expiresOn: dayField,
  }),
  v.forward(
    v.partialCheck(
      [['issuedOn'], ['expiresOn']],
      ({ issuedOn, expiresOn }) => expiresOn > issuedOn,
      problem('beforeIssue'),
    ),
    ['expiresOn'],
  ),
);

const card = v.strictObject({
  type: v.picklist(cardTypes),
  number: v.nullish(number, null),
  expiresOn: dayField,
});

const cards = v.pipe(
  listField(card, cardTypes.length),
  v.check((given) => new Set(given.map(({ type }) => type)).size === given.length, problem('cardTwice')),
);

const fields = {
  name: plainText(120),
  phone: v.nullish(phoneField, null),
  email: v.nullish(emailField, null),
  language: v.picklist(languages),
  employment: v.picklist(employments),
  licence: v.nullish(licence, null),
  cards: v.optional(cards, []),
  currentVehicleId: v.nullish(v.pipe(v.string(), v.uuid(), v.toLowerCase()), null),
};

/** A form with JSON in `data` and an optional photo. */
export const withPhoto = <Schema extends v.GenericSchema>(data: Schema) =>
  v.strictObject({ data: jsonPart(data), photo: v.optional(uploadedFile) });

/** A driver's details. The service itself checks against today (`checkIssueDate`). */
export const driverDraft = v.strictObject(fields);

export type DriverDraft = v.InferOutput<typeof driverDraft>;

export const driverChange = v.strictObject({ ...fields, version: versionField });

export type DriverChange = v.InferOutput<typeof driverChange>;

export const driverMove = v.strictObject({ status: v.picklist(driverStatuses), version: versionField });

export type DriverMove = v.InferOutput<typeof driverMove>;
