import type { Sight } from '../../application/tracking/Sight.ts';

export class BrowserSight implements Sight {
  inSight(): boolean {
    return document.visibilityState === 'visible';
  }

  onChange(listener: () => void): () => void {
    document.addEventListener('visibilitychange', listener);
    return () => document.removeEventListener('visibilitychange', listener);
  }
}
