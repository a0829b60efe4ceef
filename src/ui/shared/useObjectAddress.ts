import { useMemo } from 'react';
import { useObserved } from './useObserved.ts';

/** A file that has an address as long as somebody looks at it. */
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

/** The address of a file held in memory, for an image to show; it ends with the component. */
export const useObjectAddress = (file: Blob | undefined): string | undefined =>
  useObserved(
    useMemo(() => addressable(file), [file]),
    (held) => held.address(),
  );
