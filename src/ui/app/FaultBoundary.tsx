import { Component, type ReactNode } from 'react';
import { FaultPanel } from '../components/FaultPanel.tsx';
import { ChunkGone } from '../shared/loading/ChunkGone.ts';

interface FaultBoundaryProps {
  readonly children: ReactNode;
  /** Nothing stands around it: its panel is the page's main part. */
  readonly alone?: boolean;
}

/** Keeps a fault inside the room it happened in: the shell around it stays alive. */
export class FaultBoundary extends Component<FaultBoundaryProps, { fault: unknown }> {
  override state: { fault: unknown } = { fault: undefined };

  static getDerivedStateFromError(fault: unknown): { fault: unknown } {
    return { fault: fault ?? new Error('unknown') };
  }

  override render(): ReactNode {
    const { fault } = this.state;
    if (fault === undefined) return this.props.children;
    const panel = <FaultPanel outdated={fault instanceof ChunkGone} onReload={() => window.location.reload()} />;
    return this.props.alone ? <main>{panel}</main> : panel;
  }
}
