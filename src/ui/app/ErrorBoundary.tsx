import { Component, type ReactNode } from 'react';
import { ErrorPanel } from '../components/ErrorPanel.tsx';
import { ChunkGone } from '../shared/loading/ChunkGone.ts';

interface ErrorBoundaryProps {
  readonly children: ReactNode;
  /** Whether nothing is rendered around it, so that its panel becomes the main landmark. */
  readonly alone?: boolean;
}

/** Contains a crash to the room it happened in, so that the shell keeps working. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { fault: unknown }> {
  override state: { fault: unknown } = { fault: undefined };

  static getDerivedStateFromError(fault: unknown): { fault: unknown } {
    return { fault: fault ?? new Error('unknown') };
  }

  override render(): ReactNode {
    const { fault } = this.state;
    if (fault === undefined) return this.props.children;
    const panel = <ErrorPanel outdated={fault instanceof ChunkGone} onReload={() => window.location.reload()} />;
    return this.props.alone ? <main>{panel}</main> : panel;
  }
}
