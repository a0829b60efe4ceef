import { useDownloadTexts } from '../../hooks/useDownloadTexts.ts';
import styles from './QrCode.module.css';
import { useQrCode } from './useQrCode.ts';

/** The text as a QR code. Black on white in dark mode too: cameras read nothing else reliably. */
export const QrCode = ({ text }: { readonly text: string }) => {
  const { onYourPhone } = useDownloadTexts();
  const code = useQrCode(text);
  if (code === 'none') return <p className={styles.none}>{onYourPhone.noCode}</p>;
  return (
    <div className={styles.frame}>
      {code && (
        <svg viewBox={`0 0 ${code.size} ${code.size}`} role="img" aria-label={onYourPhone.code}>
          <rect width={code.size} height={code.size} fill="#fff" />
          <path d={code.path} fill="#000" shapeRendering="crispEdges" />
        </svg>
      )}
    </div>
  );
};
