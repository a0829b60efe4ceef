import { useContext } from 'react';
import { type ShowTool, ToolsContext } from './ToolsContext.ts';

export const useShowTool = (): ShowTool => useContext(ToolsContext);
