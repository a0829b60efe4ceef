import { useContext, useEffect, useState } from 'react';
import { ArrivalContext } from './ArrivalContext.ts';
import { PageHeading, type PageHeadingProps } from './PageHeading.tsx';

/**
 * The heading of a page behind sign-in. Takes focus on arrival, at the top of the page; back and forward restore where it was scrolled.
 * Later changes of the query, such as typing a search, do not count as arrivals.
 */
export const RoomHeading = (props: Omit<PageHeadingProps, 'arrivedWithin'>) => {
  const latest = useContext(ArrivalContext);
  const [arrival] = useState(latest);
  useEffect(() => {
    if (arrival.way !== 'opened') window.scrollTo(0, arrival.way === 'back' ? arrival.scrolledTo : 0);
  }, [arrival]);
  return <PageHeading {...props} arrivedWithin={arrival.way !== 'opened'} />;
};
