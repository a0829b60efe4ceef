import styles from './QrCode.module.css';
import { useQrCode } from './useQrCode.ts';

interface QrCodeProps {
  readonly text: string;
  /** What it leads to, for whoever cannot see it. */
  readonly label: string;
  /** What is said where the code cannot be drawn. */
  readonly otherwise: string;
}

/** The text as a QR code. Black on white in dark mode too: cameras read nothing else reliably. */
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
