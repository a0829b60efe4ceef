import { useTexts } from '../shared/useTexts.ts';

/** The skeleton of index.html, kept until the first room is ready. */
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
