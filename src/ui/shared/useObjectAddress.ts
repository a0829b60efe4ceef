import { useMemo } from 'react';
import { useObserved } from './useObserved.ts';

/** An object URL that is revoked when nobody uses it any more. */
const addressable = (file: Blob | undefined) => {
  let address: string | undefined;
  return {
    address: () => address,
    onChange: (listener: () => void) => {
      if (!file) return () => {};
      const made = URL.createObjectURL(file);
      address = made;
      listener();
      return () => {
        URL.revokeObjectURL(made);
        address = undefined;
      };
    },
  };
};

/** Object URL of a file in memory, such as for an image; revoked on unmount. */
export const useObjectAddress = (file: Blob | undefined): string | undefined =>
  useObserved(
    useMemo(() => addressable(file), [file]),
    (held) => held.address(),
  );
