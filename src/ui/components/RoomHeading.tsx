import { useContext, useEffect, useState } from 'react';
import { ArrivalContext } from './ArrivalContext.ts';
import { PageHeading, type PageHeadingProps } from './PageHeading.tsx';

/**
 * The heading of a page behind sign-in. Takes focus on arrival; restores the scroll position after back or forward.
 * Later changes of the query, such as typing a search, do not count as arrivals.
 */
export const RoomHeading = (props: Omit<PageHeadingProps, 'arrivedWithin'>) => {
  const latest = useContext(ArrivalContext);
  const [arrival] = useState(latest);
  useEffect(() => {
    if (arrival.way === 'back') window.scrollTo(0, arrival.scrolledTo);
  }, [arrival]);
  return <PageHeading {...props} arrivedWithin={arrival.way !== 'opened'} />;
};
