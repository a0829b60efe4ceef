import type { ServiceIdentifier } from 'inversify';
import { useInjection } from '../../shared/injection/useInjection.ts';
import type { Widened } from '../../shared/texts/Widened.ts';
import type { driverTextsEnUS } from './driverTextsEnUS.ts';

/** The text catalogue of the drivers room; loaded with it. */
export type DriverTexts = Widened<typeof driverTextsEnUS>;
export const DriverTexts: ServiceIdentifier<DriverTexts> = Symbol('DriverTexts');

export const useDriverTexts = (): DriverTexts => useInjection(DriverTexts);
