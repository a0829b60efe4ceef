import { useCallback, useSyncExternalStore } from 'react';

interface Observable {
  onChange(listener: () => void): () => void;
}

/**
 * Reads a value from an observable port and re-renders when it changes. `inPage` is the value in markup that arrives
 * with the page, if it may be another one there.
 */
export const useObserved = <Port extends Observable, Value>(
  port: Port,
  read: (port: Port) => Value,
  inPage: () => Value = () => read(port),
): Value =>
  useSyncExternalStore(
    useCallback((listener: () => void) => port.onChange(listener), [port]),
    () => read(port),
    inPage,
  );
