import { createContext } from 'react';
import type { Tool } from './Tool.ts';

/** Opens a tool in place of the one that is open; closes it if undefined. */
export type ShowTool = (tool: Tool | undefined) => void;

export const ToolsContext = createContext<ShowTool>(() => {});
