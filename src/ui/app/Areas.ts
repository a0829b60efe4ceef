import type { Area } from '../../domain/access/RouteDecision.ts';
import type { LazyPart } from '../shared/loading/lazyPart.ts';

/** The areas of the application, each loaded lazily. */
export type Areas = Readonly<Record<Area, LazyPart>>;
