import { useCallback, useSyncExternalStore } from 'react';

interface Observable {
  onChange(listener: () => void): () => void;
}

/** The value read from a port that tells of its changes; rendered anew when it does. */
export const useObserved = <Port extends Observable, Value>(port: Port, read: (port: Port) => Value): Value =>
  useSyncExternalStore(
    useCallback((listener: () => void) => port.onChange(listener), [port]),
    () => read(port),
  );
