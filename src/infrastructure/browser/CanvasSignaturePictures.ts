import type { SignaturePictures } from '../../application/shipments/SignaturePictures.ts';
import { signatureFileName } from '../../domain/shipment/signatureFile.ts';
import { type Signature, signatureShape } from '../../domain/shipment/Signature.ts';

/** Pixels. */
const [width, height] = [1000, 1000 / signatureShape];
const [paper, ink] = ['#ffffff', '#14171a'];

const draw = (canvas: CanvasRenderingContext2D, signature: Signature): void => {
  if (signature.kind === 'typed') {
    canvas.font = `italic 96px system-ui, sans-serif`;
    canvas.textAlign = 'center';
    canvas.textBaseline = 'middle';
    canvas.fillText(signature.name, width / 2, height / 2, width - 80);
    return;
  }
  for (const stroke of signature.strokes) {
    canvas.beginPath();
    for (const { x, y } of stroke) canvas.lineTo(x * width, y * height);
    canvas.stroke();
  }
};

/** Signatures as pictures, by the browser's canvas. */
export class CanvasSignaturePictures implements SignaturePictures {
  async make(signature: Signature): Promise<File> {
    const canvas = document.createElement('canvas');
    Object.assign(canvas, { width, height });
    const context = canvas.getContext('2d');
    if (!context) throw new Error('This browser has no canvas.');
    context.fillStyle = paper;
    context.fillRect(0, 0, width, height);
    Object.assign(context, { fillStyle: ink, strokeStyle: ink, lineWidth: 6, lineCap: 'round', lineJoin: 'round' });
    draw(context, signature);
    const picture = await new Promise<Blob | null>((made) => canvas.toBlob(made, 'image/png'));
    if (!picture) throw new Error('The picture of a signature was not made.');
    return new File([picture], signatureFileName, { type: 'image/png' });
  }
}
