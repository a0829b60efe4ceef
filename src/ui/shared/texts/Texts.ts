import type { ServiceIdentifier } from 'inversify';
import type { enUS } from './enUS.ts';
import type { Widened } from './Widened.ts';

/** The text catalogue of shell and sign-in form. */
export type Texts = Widened<typeof enUS>;
export const Texts: ServiceIdentifier<Texts> = Symbol('Texts');
