import * as v from 'valibot';
import { emailField } from '../fields/emailField.ts';
import { idAnswer } from '../fields/idAnswer.ts';
import { optionalField } from '../fields/optionalField.ts';
import { phoneField } from '../fields/phoneField.ts';
import { pauseFields } from '../fields/pauseFields.ts';
import { plainText } from '../fields/plainText.ts';
import { recordEntries } from '../fields/recordEntries.ts';
import type { ColumnsOf } from '../fields/RecordField.ts';
import { requiredField } from '../fields/requiredField.ts';
import { acceptedCards, answeredCards } from './cards.ts';

/** Languages to address drivers in (BCP 47). */
const language = v.picklist([
  'en',
  'de',
  'fr',
  'es',
  'pt',
  'it',
  'nl',
  'pl',
  'cs',
  'sk',
  'hu',
  'ro',
  'bg',
  'lt',
  'lv',
  'et',
  'uk',
  'tr',
  'ru',
]);

export type Language = v.InferOutput<typeof language>;

const employment = v.picklist(['employee', 'contractor', 'owner_operator']);

/**
 * A driver's fields (product §5). The licence has five columns, so it is in `licence.ts`. Cards are stored as JSON
 * (`driverDraft.ts`).
 */
export const driverFields = {
  name: requiredField('name', plainText(120), v.string()),
  phone: optionalField('phone', phoneField, v.string()),
  email: optionalField('email', emailField, v.string()),
  language: requiredField('language', language, language),
  employment: requiredField('employment', employment, employment),
  cards: requiredField('cards', v.optional(acceptedCards, []), answeredCards),
  currentVehicleId: optionalField('current_vehicle_id', v.pipe(idAnswer, v.toLowerCase()), idAnswer),
} as const;

export type DriverColumns = ColumnsOf<typeof driverFields>;

export const driverEntries = recordEntries(driverFields);

/** From `invited` a driver becomes active; `left` is final (product §5). */
export const driverStatuses = ['invited', 'active', 'on_leave', 'suspended', 'left'] as const;

export type DriverStatus = (typeof driverStatuses)[number];

/** Why a driver is away. Not whether somebody is sick: that is health data, and nobody in the office needs it to plan. */
export const driverPauseReasons = ['holiday', 'absence', 'training', 'papers', 'conduct', 'other'] as const;

export type DriverPauseReason = (typeof driverPauseReasons)[number];

export const driverPause = pauseFields(driverPauseReasons);

/** Whether a status is a pause, which may have a reason and an expected return. */
export const isDriverPause = (status: DriverStatus): boolean => status === 'on_leave' || status === 'suspended';
