import type { ServiceIdentifier } from 'inversify';
import { useInjection } from '../../shared/injection/useInjection.ts';
import type { Widened } from '../../shared/texts/Widened.ts';
import type { statementTextsEnUS } from './statementTextsEnUS.ts';

/** The statements room's texts; loaded with it. */
export type StatementTexts = Widened<typeof statementTextsEnUS>;
export const StatementTexts: ServiceIdentifier<StatementTexts> = Symbol('StatementTexts');

export const useStatementTexts = (): StatementTexts => useInjection(StatementTexts);
