import { useTexts } from '../shared/useTexts.ts';

/** The same quiet shape that stands in index.html until the first room is there. */
export const StartSkeleton = () => {
  const { product } = useTexts();
  return (
    <div className="start" role="status">
      <div className="start-bar" />
      <div className="start-card" />
      <span className="visually-hidden">{product.loading}</span>
    </div>
  );
};
