import { useEffect, useState } from 'react';

/** A value once it has not changed for some milliseconds, or the one before. */
export const useSettled = <Value>(value: Value, rest: number): Value => {
  const [settled, settle] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => settle(() => value), rest);
    return () => clearTimeout(timer);
  }, [rest, value]);
  return settled;
};
