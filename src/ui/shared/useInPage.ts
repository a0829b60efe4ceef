import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * `value`, except while markup that arrived with the page is taken over: that was made without knowing it and shows
 * `inPage`.
 */
export const useInPage = <Value>(value: Value, inPage: Value): Value =>
  useSyncExternalStore(
    never,
    () => value,
    () => inPage,
  );
