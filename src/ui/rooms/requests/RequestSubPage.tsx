import { SkeletonCard } from '../../components/SkeletonCard.tsx';
import { usePart } from '../../shared/usePart.ts';
import { type RequestPages, useRequestPages } from './useRequestPages.ts';

/** A page of the room that is loaded when it is opened. */
export const RequestSubPage = ({ name }: { readonly name: keyof RequestPages }) =>
  usePart(useRequestPages()[name], <SkeletonCard facts={3} />);
