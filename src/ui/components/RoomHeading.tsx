import { useContext, useState } from 'react';
import { NavigationType } from 'react-router-dom';
import { ArrivalContext } from './ArrivalContext.ts';
import { PageHeading, type PageHeadingProps } from './PageHeading.tsx';

/** The heading of a page behind sign-in. A later change of its address, such as the next letter of a search, is no arrival. */
export const RoomHeading = (props: Omit<PageHeadingProps, 'arrivedWithin'>) => {
  const arrival = useContext(ArrivalContext);
  const [arrivedWithin] = useState(arrival !== NavigationType.Pop);
  return <PageHeading {...props} arrivedWithin={arrivedWithin} />;
};
