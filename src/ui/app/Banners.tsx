import { Banner } from '../components/Banner.tsx';
import { LineIcon } from '../components/LineIcon.tsx';
import { useOnline } from '../shared/useOnline.ts';
import { useSessionIsDurable } from './useSessionIsDurable.ts';
import { useTexts } from '../shared/useTexts.ts';

const offline = 'M3 3l18 18M5 12.5a10 10 0 0 1 4.5-2.6M14.5 9.9a10 10 0 0 1 4.5 2.6M8.5 16a5 5 0 0 1 7 0M12 20v.01';

/** Banners for the whole application: offline, or a session that will not survive a reload. */
export const Banners = () => {
  const { product } = useTexts();
  const online = useOnline();
  const durable = useSessionIsDurable();
  return (
    <>
      <Banner stays>
        {!online && (
          <>
            <LineIcon path={offline} />
            <span>{product.offline}</span>
          </>
        )}
      </Banner>
      <Banner>{!durable && product.notDurable}</Banner>
    </>
  );
};
