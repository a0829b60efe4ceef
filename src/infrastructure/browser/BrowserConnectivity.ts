import type { Connectivity } from '../../application/shared/Connectivity.ts';

export class BrowserConnectivity implements Connectivity {
  online(): boolean {
    return navigator.onLine;
  }

  onChange(listener: () => void): () => void {
    const events = ['online', 'offline'] as const;
    for (const event of events) window.addEventListener(event, listener);
    return () => {
      for (const event of events) window.removeEventListener(event, listener);
    };
  }
}
