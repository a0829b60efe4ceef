import type { Container } from 'inversify';
import { BuildNoteRecord } from '../../application/noteRecord/buildNoteRecord.ts';
import { Outbox } from '../../application/outbox/Outbox.ts';
import { Clock } from '../../application/shared/Clock.ts';
import { Connectivity } from '../../application/shared/Connectivity.ts';
import { DownloadFile } from '../../application/shared/downloadFile.ts';
import { IdempotencyKeys } from '../../application/shared/IdempotencyKeys.ts';
import { MadeFiles } from '../../application/shared/MadeFiles.ts';
import { Navigation } from '../../application/shared/Navigation.ts';
import { RecordChanges } from '../../application/shared/RecordChanges.ts';
import { SessionStore } from '../../application/shared/SessionStore.ts';
import { Settings } from '../../application/shared/Settings.ts';
import { AddProof, addProof } from '../../application/shipments/addProof.ts';
import { DeliveryProofs } from '../../application/shipments/DeliveryProofs.ts';
import { DownloadProof, downloadProof } from '../../application/shipments/downloadProof.ts';
import { JudgeProof, judgeProof } from '../../application/shipments/judgeProof.ts';
import { MakeProofPack, makeProofPack } from '../../application/shipments/makeProofPack.ts';
import { Photos } from '../../application/shipments/Photos.ts';
import { ProofPackPrinter } from '../../application/shipments/ProofPackPrinter.ts';
import { VerifyProofs, verifyProofs } from '../../application/shipments/verifyProofs.ts';
import { SignaturePictures } from '../../application/shipments/SignaturePictures.ts';
import { CanvasPhotos } from '../browser/CanvasPhotos.ts';
import { CanvasSignaturePictures } from '../browser/CanvasSignaturePictures.ts';
import { AxiosDeliveryProofs } from '../http/shipments/AxiosDeliveryProofs.ts';
import { PdfProofPackPrinter } from '../paper/PdfProofPackPrinter.ts';
import { httpOf } from './serviceClients.ts';

/** Proofs of delivery: added by carriers, verified or rejected by shippers. */
export const bindProofs = (container: Container): void => {
  container
    .bind(DeliveryProofs)
    .toResolvedValue(
      (http, { services }, { origin }) => new AxiosDeliveryProofs(http, services.shipments || origin),
      [httpOf('shipments'), Settings, Navigation],
    );
  container.bind(Photos).toResolvedValue(() => new CanvasPhotos(), []);
  container.bind(SignaturePictures).toResolvedValue(() => new CanvasSignaturePictures(), []);
  container
    .bind(AddProof)
    .toResolvedValue(addProof, [
      DeliveryProofs,
      SignaturePictures,
      Outbox,
      SessionStore,
      Clock,
      Connectivity,
      IdempotencyKeys,
      RecordChanges,
    ]);
  container.bind(JudgeProof).toResolvedValue(judgeProof, [DeliveryProofs, IdempotencyKeys, RecordChanges]);
  container.bind(VerifyProofs).toResolvedValue(verifyProofs, [DeliveryProofs, Clock, IdempotencyKeys, RecordChanges]);
  container.bind(ProofPackPrinter).toResolvedValue(() => new PdfProofPackPrinter(), []);
  container
    .bind(MakeProofPack)
    .toResolvedValue(makeProofPack, [DeliveryProofs, Photos, ProofPackPrinter, MadeFiles, BuildNoteRecord]);
  container.bind(DownloadProof).toResolvedValue(downloadProof, [DeliveryProofs, DownloadFile]);
};
