import type { ReactNode } from 'react';
import { CardFailure } from '../../components/CardFailure.tsx';
import type { Chunk } from './chunkOf.ts';
import { useChunk } from './useChunk.ts';

interface Failed {
  readonly failure: unknown;
  readonly onRetry: () => void;
}

interface ChunkedProps<Module> {
  /** Stays the same. */
  readonly chunk: Chunk<Module>;
  /** Shown while it loads. */
  readonly meanwhile?: ReactNode;
  /** Shown in its place if it cannot be loaded; a card by default. */
  readonly renderFailed?: (failed: Failed) => ReactNode;
  readonly children: (module: Module) => ReactNode;
}

const asCard = (failed: Failed): ReactNode => <CardFailure {...failed} />;

/** A part of a room that loads by itself. What stands around it stays usable when it cannot be loaded. */
export const Chunked = <Module,>({
  chunk,
  meanwhile,
  renderFailed = asCard,
  children,
}: ChunkedProps<Module>): ReactNode => {
  const standing = useChunk(chunk);
  if (standing.kind === 'loading') return meanwhile;
  if (standing.kind === 'failed') return renderFailed({ failure: standing.fault, onRetry: standing.retry });
  return children(standing.module);
};
