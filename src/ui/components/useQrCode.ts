import { useEffect, useState } from 'react';
import { qrPath } from './qrPath.ts';

interface QrDrawing {
  readonly text: string;
  /** Modules to a side, the quiet zone included. */
  readonly size: number;
  readonly path: string;
}

/** Modules of white that a scanner needs around the code (ISO/IEC 18004). */
const quietZone = 4;

const draw = async (text: string): Promise<QrDrawing> => {
  const { encode } = await import('uqr');
  const { data, size } = encode(text, { border: quietZone });
  return { text, size, path: qrPath(data) };
};

/** The code of a text, drawn when its library has arrived; 'none' when that is out of reach or the text too long for a code. */
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
