import type { Dispatch, SetStateAction } from 'react';
import { isOneOf } from '../../../../domain/outside/isOneOf.ts';
import type { Stroke } from '../../../../domain/shipment/Signature.ts';
import { ChipChoice } from '../../../components/ChipChoice.tsx';
import { TextField } from '../../../components/TextField.tsx';
import { wordOptions } from '../../../components/wordOptions.ts';
import { useShipmentTexts } from '../useShipmentTexts.ts';
import { SignaturePad } from './SignaturePad.tsx';

export const signatureWays = ['none', 'draw', 'type'] as const;

interface SignatureFieldProps {
  readonly way: (typeof signatureWays)[number];
  readonly onWay: (way: (typeof signatureWays)[number]) => void;
  readonly strokes: readonly Stroke[];
  readonly onDraw: Dispatch<SetStateAction<readonly Stroke[]>>;
  readonly name: string;
  readonly onName: (name: string) => void;
}

/** A signature by hand or, where nobody can draw, as a typed name. */
export const SignatureField = ({ way, onWay, strokes, onDraw, name, onName }: SignatureFieldProps) => {
  const { signature: words } = useShipmentTexts().proof;
  return (
    <>
      <ChipChoice
        name="signature-way"
        label={words.title}
        value={way}
        options={wordOptions(words.ways)}
        onChange={(value) => isOneOf(signatureWays, value) && onWay(value)}
      />
      {way === 'draw' && <SignaturePad strokes={strokes} onDraw={onDraw} />}
      {way === 'type' && (
        <TextField name="signature-name" label={words.name} autoComplete="off" value={name} onChange={onName} />
      )}
    </>
  );
};
