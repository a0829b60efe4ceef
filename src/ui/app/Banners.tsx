import { Banner } from '../components/Banner.tsx';
import { useOnline } from '../hooks/useOnline.ts';
import { useSessionIsDurable } from '../hooks/useSessionIsDurable.ts';
import { useTexts } from '../hooks/useTexts.ts';

/** What holds for every room at the moment: no network, or a session that will not outlive the page. */
export const Banners = () => {
  const { product } = useTexts();
  const online = useOnline();
  const durable = useSessionIsDurable();
  return (
    <>
      <Banner>{!online && product.offline}</Banner>
      <Banner>{!durable && product.notDurable}</Banner>
    </>
  );
};
