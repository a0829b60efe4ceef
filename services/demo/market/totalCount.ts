import type { RequestContent } from '../../freight/request/requestContent.ts';

/** How many packages are delivered at a stop. */
export const totalCount = ({ cargo }: Pick<RequestContent, 'cargo'>, stop: number): number =>
  cargo.reduce((sum, { delivery, count }) => sum + (delivery === stop ? (count ?? 0) : 0), 0);
