import { useContext, useEffect, useState } from 'react';
import { ArrivalContext } from './ArrivalContext.ts';
import { PageHeading, type PageHeadingProps } from './PageHeading.tsx';

/**
 * The heading of a page behind sign-in: read from on arrival, with the page scrolled as it was when it is come back to. A later
 * change of its address, such as the next letter of a search, is no arrival.
 */
export const RoomHeading = (props: Omit<PageHeadingProps, 'arrivedWithin'>) => {
  const latest = useContext(ArrivalContext);
  const [arrival] = useState(latest);
  useEffect(() => {
    if (arrival.way === 'back') window.scrollTo(0, arrival.scrolledTo);
  }, [arrival]);
  return <PageHeading {...props} arrivedWithin={arrival.way !== 'opened'} />;
};
