import { type ReactNode, useState } from 'react';
import { ErrorBoundary } from '../../app/ErrorBoundary.tsx';
import { useKey } from '../../shared/keys/useKey.ts';
import { usePart } from '../../shared/usePart.ts';
import type { Tool, ToolParts } from './Tool.ts';
import { ToolsContext } from './ToolsContext.ts';

interface ToolsProps {
  readonly tools: ToolParts;
  readonly children: ReactNode;
}

/** Palette and list of keys over the rooms; fetched when idle, or when first opened. */
export const Tools = ({ tools, children }: ToolsProps) => {
  const [shown, show] = useState<Tool>();
  const palette = usePart(tools.palette, null);
  const keys = usePart(tools.keys, null);
  const opens = (tool: Tool) => (): boolean => {
    show(tool);
    return true;
  };
  useKey('openPalette', opens('palette'));
  useKey('showKeys', opens('keys'));
  return (
    <ToolsContext value={show}>
      {children}
      <ErrorBoundary key={shown}>
        {shown === 'palette' && palette}
        {shown === 'keys' && keys}
      </ErrorBoundary>
    </ToolsContext>
  );
};
