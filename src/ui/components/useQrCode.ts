import { useEffect, useState } from 'react';
import { qrPath } from './qrPath.ts';

interface QrDrawing {
  readonly text: string;
  /** Modules per side, including the quiet zone. */
  readonly size: number;
  readonly path: string;
}

/** White modules a scanner needs around the code (ISO/IEC 18004). */
const quietZone = 4;

const draw = async (text: string): Promise<QrDrawing> => {
  const { encode } = await import('uqr');
  const { data, size } = encode(text, { border: quietZone });
  return { text, size, path: qrPath(data) };
};

/** The QR code of a text, once its library has loaded; 'none' if that fails or the text is too long. */
export const useQrCode = (text: string): QrDrawing | 'none' | undefined => {
  const [drawing, setDrawing] = useState<QrDrawing | 'none'>();
  useEffect(() => {
    let wanted = true;
    const show = (drawn: QrDrawing | 'none') => {
      if (wanted) setDrawing(drawn);
    };
    draw(text).then(show, () => show('none'));
    return () => {
      wanted = false;
    };
  }, [text]);
  return drawing === 'none' || drawing?.text === text ? drawing : undefined;
};
