import type { LazyPart } from '../../shared/loading/lazyPart.ts';

/** What can be opened over any room. */
export type Tool = 'palette' | 'keys';

/** The lazily loaded tools, and the panel of the bell. */
export type ToolParts = Readonly<Record<Tool | 'bell', LazyPart>>;
