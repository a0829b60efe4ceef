import type { ServiceIdentifier } from 'inversify';
import type { enUS } from './enUS.ts';
import type { Widened } from './Widened.ts';

/** What the shell and the authentication area say. */
export type Texts = Widened<typeof enUS>;
export const Texts: ServiceIdentifier<Texts> = Symbol('Texts');
