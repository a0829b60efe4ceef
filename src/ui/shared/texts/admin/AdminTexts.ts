import type { ServiceIdentifier } from 'inversify';
import type { Widened } from '../Widened.ts';
import type { enUS } from './enUS.ts';

/** The text catalogue of the rooms behind sign-in; loaded with them. */
export type AdminTexts = Widened<typeof enUS>;
export const AdminTexts: ServiceIdentifier<AdminTexts> = Symbol('AdminTexts');
