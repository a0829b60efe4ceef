import type { Area } from '../../domain/access/RouteAnswer.ts';
import type { LazyPart } from '../shared/loading/lazyPart.ts';

/** Each part of the application, loaded when it is first needed. */
export type Areas = Readonly<Record<Area, LazyPart>>;
