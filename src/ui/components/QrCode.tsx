import styles from './QrCode.module.css';
import { useQrCode } from './useQrCode.ts';

interface QrCodeProps {
  readonly text: string;
  /** Alternative text: where it leads. */
  readonly label: string;
  /** Shown if the code cannot be drawn. */
  readonly otherwise: string;
}

/** A QR code. Black on white even in dark mode: scanners read nothing else reliably. */
export const QrCode = ({ text, label, otherwise }: QrCodeProps) => {
  const code = useQrCode(text);
  if (code === 'none') return <p className={styles.none}>{otherwise}</p>;
  return (
    <div className={styles.frame}>
      {code && (
        <svg viewBox={`0 0 ${code.size} ${code.size}`} role="img" aria-label={label}>
          <rect width={code.size} height={code.size} fill="#fff" />
          <path d={code.path} fill="#000" shapeRendering="crispEdges" />
        </svg>
      )}
    </div>
  );
};
