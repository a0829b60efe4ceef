import { useContext } from 'react';
import { type CurrentWorkplace, WorkplaceContext } from './WorkplaceContext.ts';

export const useWorkplace = (): CurrentWorkplace => {
  const workplace = useContext(WorkplaceContext);
  if (!workplace) throw new Error('useWorkplace needs a Workplace above it');
  return workplace;
};
