import { useCallback, useSyncExternalStore } from 'react';

interface Observable {
  onChange(listener: () => void): () => void;
}

/** Reads a value from an observable port and re-renders when it changes. */
export const useObserved = <Port extends Observable, Value>(port: Port, read: (port: Port) => Value): Value =>
  useSyncExternalStore(
    useCallback((listener: () => void) => port.onChange(listener), [port]),
    () => read(port),
  );
