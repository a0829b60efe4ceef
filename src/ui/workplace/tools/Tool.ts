import type { LazyPart } from '../../shared/loading/lazyPart.ts';

/** What can be opened over any room. */
export type Tool = 'palette' | 'keys';

/** The lazily loaded tools. */
export type ToolParts = Readonly<Record<Tool, LazyPart>>;
