import type { ServiceIdentifier } from 'inversify';
import { useInjection } from '../../../shared/injection/useInjection.ts';
import type { Widened } from '../../../shared/texts/Widened.ts';
import type { boardTextsEnUS } from './boardTextsEnUS.ts';

/** The board's texts; loaded with it. */
export type BoardTexts = Widened<typeof boardTextsEnUS>;
export const BoardTexts: ServiceIdentifier<BoardTexts> = Symbol('BoardTexts');

export const useBoardTexts = (): BoardTexts => useInjection(BoardTexts);
