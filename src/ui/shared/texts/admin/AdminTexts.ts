import type { ServiceIdentifier } from 'inversify';
import type { Widened } from '../Widened.ts';
import type { enUS } from './enUS.ts';

/** What the rooms behind sign-in say; loaded with them. */
export type AdminTexts = Widened<typeof enUS>;
export const AdminTexts: ServiceIdentifier<AdminTexts> = Symbol('AdminTexts');
